// The emails: a bell row's sentence with a greeting and a link, the request to confirm an address, and what somebody wrote to the operator.
import { translator } from '@somo/messages/translator';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { Content, LessonContent } from './content.js';
import { lessonFacts, type Letter } from './letter.js';
import type { Reader, Text } from './reader.js';
import { receiptText, type Receipted } from './receipt-text.js';
import { render } from './render.js';

export interface EmailContent {
  subject: string;
  text: string;
  /** What the HTML of the email shows; the operator's own mail is text alone. */
  letter?: Letter;
}

/** The recipient of an email. */
export interface Addressee extends Reader {
  email: string;
  /** Unknown until onboarding. */
  firstName: string | undefined;
}

/** An email about a student's payment is the receipt for it, where there is one; one about a lesson to come names its facts. */
export function notificationEmail(
  content: Content,
  reader: Addressee,
  publicUrl: string,
  about: { lessonId: string; receipted?: Receipted | undefined; lesson?: LessonRecord | undefined },
): EmailContent {
  const { title, message }: Text = render(content, reader);
  const { lessonId, receipted, lesson } = about;
  const { t, formats } = translator(reader.language, 'emails');
  const { firstName } = reader;
  const greeting = firstName ? t('greeting', { firstName }) : t('greetingUnnamed');
  const receipt = receipted ? [receiptText(receipted, reader, publicUrl)] : [];
  const isPayout = content.type === 'payout';
  const url = content.type === 'payout' ? `${publicUrl}/teacher/earnings` : lessonsUrl(content, reader, publicUrl);
  const letter: Letter = {
    language: reader.language,
    direction: formats.direction,
    title,
    paragraphs: [greeting, message, ...receipt],
    facts: lesson ? lessonFacts(lesson, reader) : [],
    button: { label: t(isPayout ? 'button.earnings' : 'button.lesson'), url: isPayout ? url : `${url}?lesson=${lessonId}` },
    footer: t('footer'),
  };
  const where = isPayout ? t('earnings', { url }) : t('lessons', { url });
  const subject = receipted ? t('withReceipt', { title, number: receipted.receipt.number }) : title;
  return { subject, text: [greeting, message, ...receipt, where, t('signature')].join('\n\n'), letter };
}

function lessonsUrl(content: LessonContent, { userId }: Reader, publicUrl: string): string {
  return `${publicUrl}/${content.params.studentId === userId ? 'student' : 'teacher'}/lessons`;
}

export function confirmationEmail(token: string, language: string, publicUrl: string): EmailContent {
  const { t, formats } = translator(language, 'emails');
  const link = `${publicUrl}/confirm-email#token=${encodeURIComponent(token)}`;
  const letter: Letter = {
    language,
    direction: formats.direction,
    title: t('confirm.subject'),
    paragraphs: [t('confirm.welcome')],
    facts: [],
    button: { label: t('confirm.button'), url: link },
    footer: t('confirm.footer'),
  };
  return { subject: t('confirm.subject'), text: t('confirm.text', { link }), letter };
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
