import { translator } from '@somo/messages/translator';
import type { EmailContent } from './email.js';

/** Returns the email with the link by which its reader gets no more of its kind. */
export function switchable(email: EmailContent, { language }: { language: string }, url: string): EmailContent {
  const { t } = translator(language, 'emails');
  const text = `${email.text}\n\n${t('unsubscribe.text', { url })}`;
  const letter = email.letter && { ...email.letter, unsubscribe: { label: t('unsubscribe.label'), url } };
  return { ...email, text, ...(letter ? { letter } : {}), unsubscribeUrl: url };
}
