import type { EmailContent } from '../../domain/email.js';
import { drawLetter } from './draw-letter.js';
import type { Mail } from './port.js';

/** Returns an email as text with its files and, where it has a design, as HTML. */
export function mailOf(
  to: Pick<Mail, 'key' | 'to' | 'replyTo'>,
  { subject, text, letter, attachments = [], unsubscribeUrl }: EmailContent,
): Mail {
  return {
    ...to,
    subject,
    text,
    attachments,
    ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
    ...(letter ? { html: drawLetter(letter) } : {}),
  };
}
