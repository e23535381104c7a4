// The email with the link to a copy of the reader's own data that an operator asked for: always sent, whatever the reader's preferences.
import { fromInstant, type Instant } from '@somo/contracts/time';
import { translator } from '@somo/messages/translator';
import { letterOf } from './account-email.js';
import type { EmailContent } from './email.js';

interface Linked {
  token: string;
  language: string;
  timeZone: string;
  expiresAt: Instant;
}

/** Returns the email whose link downloads a copy of one's own data. Its token is in the fragment, which no server log contains. */
export function exportLinkEmail({ token, language, timeZone, expiresAt }: Linked, publicUrl: string): EmailContent {
  const { t, formats } = translator(language, 'emails');
  const link = `${publicUrl}/data-copy#token=${encodeURIComponent(token)}`;
  const message = t('exportLink.message', { until: formats.moment(fromInstant(expiresAt), timeZone) });
  const [keep, notYou] = [t('exportLink.keep'), t('exportLink.notYou')];
  return letterOf(language, {
    subject: t('exportLink.subject'),
    text: t('exportLink.text', { message, link, keep, notYou }),
    paragraphs: [message, keep, notYou],
    button: { label: t('exportLink.button'), url: link },
    footer: t('footer'),
  });
}
