// The emails: a bell row's sentence with its facts and a button, the request to confirm an address, and what somebody wrote to the operator.
import { translator } from '@somo/messages/translator';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { RequestRecord } from '@somo/contracts/requests';
import { fromInstant, type Instant } from '@somo/contracts/time';
import {
  isAboutRequest,
  isRequestNews,
  peopleIn,
  type EmailedContent,
  type LessonContent,
  type RequestContent,
  type RequestNews,
} from './content.js';
import { headlineOf } from './headline.js';
import { lessonFacts, requestFacts } from './lesson-facts.js';
import type { Fact, Letter } from './letter.js';
import { shortMoment } from './meeting.js';
import { plainText, quoted } from './plain-text.js';
import type { Addressee, Reader } from './reader.js';
import { receiptFacts, receiptLink, receiptNotes, type Receipted } from './receipt-facts.js';
import { tell } from './render.js';

export interface EmailContent {
  subject: string;
  text: string;
  /** What the HTML of the email shows; the operator's own mail is text alone. */
  letter?: Letter;
  attachments?: Attachment[];
}

/** A file that travels with an email. */
export interface Attachment {
  name: string;
  type: string;
  /** In base64. */
  content: string;
}

/** What an email is about, besides its own sentence. */
export interface About {
  lessonId: string;
  lesson?: LessonRecord | undefined;
  request?: RequestRecord | undefined;
  receipted?: Receipted | undefined;
  /** The receipt as a file. */
  file?: Attachment | undefined;
}

/** An email about a student's payment is the receipt for it, where there is one; one about a lesson to come, or a request for one, names its facts. */
export function notificationEmail(content: EmailedContent, reader: Addressee, publicUrl: string, about: About): EmailContent {
  const { lessonId, receipted, lesson, request, file } = about;
  const { title, sentence, offered = [], said } = tell(content, reader, { beside: lesson !== undefined || request !== undefined });
  const { t, formats } = translator(reader.language, 'emails');
  const { firstName } = reader;
  const notes = receipted ? receiptNotes(receipted, reader, file !== undefined) : [];
  const target = targetOf(content, reader, publicUrl, lessonId);
  const letter: Letter = {
    language: reader.language,
    direction: formats.direction,
    title,
    paragraphs: [firstName ? t('greeting', { firstName }) : t('greetingUnnamed'), sentence],
    said: said ? { name: t(isAsking(content) ? 'said.message' : 'said.reason'), text: said } : undefined,
    headline: headlineOf(content, reader, about),
    offered: offeredTimes(content, offered, reader),
    facts: factsOf(content, reader, about),
    notes: receipted && !file ? [...notes, receiptLink(reader, publicUrl)] : notes,
    button: { label: t(`button.${target.kind}`), url: target.url },
    footer: t('footer'),
  };
  const where = t(target.kind, { url: target.page });
  const links = receipted ? [receiptLink(reader, publicUrl), where] : [where];
  const text = plainText({ ...letter, notes }, links);
  const attachments = file ? [file] : [];
  return { subject: subjectOf(title, content, reader, receipted?.lesson ?? lesson), text, letter, attachments };
}

function factsOf(content: EmailedContent, reader: Addressee, { receipted, lesson, request }: About): Fact[] {
  if (receipted) return receiptFacts(receipted, reader);
  if (request) return requestFacts(request, reader);
  if (!lesson) return [];
  const moved = content.type === 'booking_rescheduled' && content.params.step === 'moved' ? content.params.formerStartsAt : undefined;
  return lessonFacts(lesson, reader, { isNew: content.type === 'booking_confirmation', before: moved });
}

function offeredTimes(content: EmailedContent, times: Instant[], { language, timeZone }: Reader): Letter['offered'] {
  if (times.length === 0 || timeZone === undefined) return undefined;
  const { t, formats } = translator(language, 'emails');
  const instants = times.map(fromInstant);
  const zone = formats.zoneName(timeZone, Math.min(...instants));
  const name = isRequestNews(content) ? t('offered.nearby', { zone }) : t('offered.proposed', { count: times.length, zone });
  return { name, times: instants.map((at) => shortMoment(at, { language, timeZone })) };
}

interface Target {
  kind: 'earnings' | 'lesson' | 'join' | 'request' | 'requests' | 'answer';
  /** Where the button leads, and what the plain text names. */
  url: string;
  page: string;
}

/** Returns where an email leads: a reminder into the classroom, others to the lesson, those about payouts to the earnings. */
function targetOf(content: EmailedContent, reader: Reader, publicUrl: string, lessonId: string | undefined): Target {
  const same = (kind: Target['kind'], url: string): Target => ({ kind, url, page: url });
  if (content.type === 'payout') return same('earnings', `${publicUrl}/teacher/earnings`);
  if (isAboutRequest(content)) return requestTarget(content.params, reader, publicUrl);
  if (content.type === 'lesson_reminder' && lessonId !== undefined) return same('join', `${publicUrl}/classroom/${lessonId}`);
  const page = lessonsUrl(content, reader, publicUrl);
  return { kind: 'lesson', url: `${page}?lesson=${lessonId}`, page };
}

/** A teacher answers requests on a page of their own; a student's are among the lessons. */
function requestTarget({ step, studentId }: RequestNews, { userId }: Reader, publicUrl: string): Target {
  const [kind, page] =
    studentId === userId
      ? (['request', '/student/lessons'] as const)
      : ([step === 'created' ? 'answer' : 'requests', '/teacher/booking-requests'] as const);
  return { kind, url: `${publicUrl}${page}`, page: `${publicUrl}${page}` };
}

/** Whether it carries the words of a student who asks for a lesson. */
function isAsking(content: EmailedContent): boolean {
  return isRequestNews(content) && content.params.step === 'created';
}

/** Returns what happened, and to which lesson or request: 'Booking confirmed: Piano with Lalao Rakoto on Wed, Nov 25, 2026'. */
function subjectOf(title: string, content: EmailedContent, reader: Reader, lesson: LessonRecord | undefined): string {
  const name = peopleIn(content)
    .filter((id) => id !== reader.userId)
    .map((id) => reader.nameOf(id))[0];
  const about = lesson ?? (isAboutRequest(content) ? content.params : undefined);
  if (!about || !name || reader.timeZone === undefined) return title;
  const { t, formats } = translator(reader.language, 'emails');
  const subject = about.subject || translator(reader.language, 'receipts').t('generalLesson');
  const news = isAsking(content) ? t('requestCreated') : title;
  return t('subject', { title: news, subject, name, day: formats.date('shortDate', fromInstant(about.startsAt), reader.timeZone) });
}

function lessonsUrl(content: LessonContent | RequestContent, { userId }: Reader, publicUrl: string): string {
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
    notes: [],
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
