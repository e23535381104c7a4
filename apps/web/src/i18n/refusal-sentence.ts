import { refusals } from '@somo/contracts/refusals';
import { refusalText } from './refusal-text';

const isRefusal = (code: string): code is keyof typeof refusals => code in refusals;

/** Returns why an act in the audit log was refused; the code itself if this page does not know it. */
export const refusalSentence = (code: string): string => refusalText(code) ?? (isRefusal(code) ? refusals[code].message : code);
