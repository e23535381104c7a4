// The emails: a bell row's sentence with a greeting and a link, the request to confirm an address, and what somebody wrote to the operator.
import { translator } from '@somo/messages/translator';
import type { Content } from './content.js';
import type { Reader, Text } from './reader.js';
import { receiptText, type Receipted } from './receipt-text.js';
import { render } from './render.js';

export interface EmailContent {
  subject: string;
  text: string;
}

/** The recipient of an email. */
export interface Addressee extends Reader {
  email: string;
  /** Unknown until onboarding. */
  firstName: string | undefined;
}

/** An email about a student's payment is the receipt for it, where there is one. */
export function notificationEmail(content: Content, reader: Addressee, publicUrl: string, receipted?: Receipted): EmailContent {
  const { title, message }: Text = render(content, reader);
  const { t } = translator(reader.language, 'emails');
  const { firstName } = reader;
  const parts = [
    firstName ? t('greeting', { firstName }) : t('greetingUnnamed'),
    message,
    ...(receipted ? [receiptText(receipted, reader, publicUrl)] : []),
    content.type === 'payout'
      ? t('earnings', { url: `${publicUrl}/teacher/earnings` })
      : t('lessons', { url: `${publicUrl}/${content.params.studentId === reader.userId ? 'student' : 'teacher'}/lessons` }),
    t('signature'),
  ];
  const subject = receipted ? t('withReceipt', { title, number: receipted.receipt.number }) : title;
  return { subject, text: parts.join('\n\n') };
}

export function confirmationEmail(token: string, language: string, publicUrl: string): EmailContent {
  const { t } = translator(language, 'emails');
  const link = `${publicUrl}/confirm-email#token=${encodeURIComponent(token)}`;
  return { subject: t('confirm.subject'), text: t('confirm.text', { link }) };
}

/** In the operator's language: it is for nobody else. */
export function contactEmail(name: string, email: string, message: string): EmailContent {
  const { t } = translator('en', 'emails');
  return { subject: t('contact.subject', { name }), text: t('contact.text', { name, email, message: quoted(message) }) };
}

/** As email programs mark what somebody else has written: no line of it passes for one of ours. */
function quoted(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}
