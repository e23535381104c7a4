import { isFromRight, sourceLocale } from '@somo/messages/locales';

/** pdfkit has no order of its own for lines from right to left with amounts in them: a receipt in such a language is in English, and what leads to it says so. */
export const languageOfPdf = (language: string): string => (isFromRight(language) ? sourceLocale : language);
