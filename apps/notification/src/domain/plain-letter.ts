import { translator } from '@somo/messages/translator';
import type { EmailContent } from './email.js';
import type { Fact } from './letter.js';
import { plainText } from './plain-text.js';
import type { Addressee } from './reader.js';

interface Parts {
  subject: string;
  sentence: string;
  facts?: Fact[];
  button: { label: string; url: string };
  /** The link of the plain text, with its words. */
  link: string;
}

/** Returns an email of one sentence and a list, addressed to its reader. */
export function plainLetter({ subject, sentence, facts = [], button, link }: Parts, { language, firstName }: Addressee): EmailContent {
  const { t, formats } = translator(language, 'emails');
  const letter = {
    language,
    direction: formats.direction,
    title: subject,
    paragraphs: [firstName ? t('greeting', { firstName }) : t('greetingUnnamed'), sentence],
    facts,
    notes: [],
    button,
    footer: t('footer'),
  };
  return { subject, text: plainText(letter, [link]), letter };
}
