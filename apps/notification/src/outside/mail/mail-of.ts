import type { EmailContent } from '../../domain/email.js';
import { drawLetter } from './draw-letter.js';
import type { Invitation, Mail } from './port.js';

/** Returns an email as text with its files and, where it has a design, as HTML. */
export function mailOf(
  to: Pick<Mail, 'key' | 'to' | 'replyTo'>,
  { subject, text, letter, attachments = [], unsubscribeUrl }: EmailContent,
  invitation?: Invitation,
): Mail {
  return {
    ...to,
    subject,
    text,
    attachments,
    ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
    ...(invitation ? { invitation } : {}),
    ...(letter ? { html: drawLetter(letter) } : {}),
  };
}
