// The emails: a bell row's sentence with its facts and a button, the request to confirm an address, and messages to the operator.
import { translator } from '@somo/messages/translator';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { RequestRecord } from '@somo/contracts/requests';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { isAboutRequest, isOwn, isRequestNews, peopleIn, type EmailedContent, type RequestNews } from './content.js';
import { addLinks, mailedEntry } from './calendar-entry.js';
import { isNew, owes, targetOf } from './email-target.js';
import { captionOf, headlineOf } from './headline.js';
import { lessonFacts, requestFacts } from './lesson-facts.js';
import type { Fact, Letter } from './letter.js';
import { shortMoment } from './meeting.js';
import { isOpenings } from './openings-text.js';
import { plainText, quoted } from './plain-text.js';
import type { Addressee, Reader } from './reader.js';
import { receiptFacts, receiptLink, receiptNotes, type Receipted } from './receipt-facts.js';
import { emailParts } from './render.js';

export interface EmailContent {
  subject: string;
  text: string;
  /** What the HTML of the email shows; the operator's own mail is text alone. */
  letter?: Letter;
  attachments?: Attachment[];
  /** Where the reader switches emails of this kind off; only for those that can be. */
  unsubscribeUrl?: string;
}

/** A file that travels with an email. */
export interface Attachment {
  name: string;
  type: string;
  /** In base64. */
  content: string;
}

/** What an email is about, besides its own sentence. */
interface About {
  lessonId: string;
  lesson?: LessonRecord | undefined;
  request?: RequestRecord | undefined;
  receipted?: Receipted | undefined;
  /** The receipt as a file. */
  file?: Attachment | undefined;
}

/** An email about a student's payment is the receipt for it, where there is one; one about a lesson to come, or a request for one, names its facts. */
export function notificationEmail(content: EmailedContent, reader: Addressee, publicUrl: string, about: About): EmailContent {
  const { receipted, lesson, request, file } = about;
  const {
    title,
    sentence,
    offered = [],
    quote,
  } = emailParts(content, reader, { withFacts: lesson !== undefined || request !== undefined });
  const { t, formats } = translator(reader.language, 'emails');
  const { firstName } = reader;
  const notes = receipted ? receiptNotes(receipted, reader, file ? 1 : 0) : [];
  const target = targetOf(content, reader, publicUrl, about);
  const entry = mailedEntry(content, lesson, reader, publicUrl);
  const letter: Letter = {
    language: reader.language,
    direction: formats.direction,
    title,
    paragraphs: [firstName ? t('greeting', { firstName }) : t('greetingUnnamed'), payable(sentence, content, reader, lesson)],
    quote: quote ? { name: t(isAsking(content) ? 'quote.message' : 'quote.reason'), text: quote } : undefined,
    headline: headlineOf(content, reader, about),
    offered: offeredTimes(content, offered, reader),
    facts: factsOf(content, reader, about),
    links: entry && addLinks(entry, reader),
    notes: receipted && !file ? [...notes, receiptLink(reader, publicUrl)] : notes,
    button: { label: t(`button.${target.kind}`), url: target.url },
    footer: t('footer'),
  };
  const where = t(target.kind, { url: target.url });
  const links = receipted ? [receiptLink(reader, publicUrl), where] : [where];
  const text = plainText({ ...letter, notes }, links);
  const attachments = file ? [file] : [];
  return { subject: subjectOf(title, content, reader, receipted?.lesson ?? lesson), text, letter, attachments };
}

function factsOf(content: EmailedContent, reader: Addressee, { receipted, lesson, request }: About): Fact[] {
  if (receipted) return receiptFacts(receipted, reader);
  if (content.type === 'review' || isOwn(content)) return [];
  const when = translator(reader.language, 'emails').t(captionOf(content));
  if (request) return requestFacts(request, reader, when);
  if (!lesson) return [];
  const moved = content.type === 'booking_rescheduled' && content.params.step === 'moved' ? content.params.formerStartsAt : undefined;
  return lessonFacts(lesson, reader, { when, isNew: isNew(content), before: moved });
}

/** What the listed times of news about a request are called. */
const requestedTimes: { [Step in RequestNews['step']]?: 'offered.wished' | 'offered.proposed' } = {
  created: 'offered.wished',
  proposed: 'offered.proposed',
};

function offeredTimes(content: EmailedContent, times: Instant[], { language, timeZone }: Reader): Letter['offered'] {
  if (times.length === 0 || timeZone === undefined) return undefined;
  const { t, formats } = translator(language, 'emails');
  const instants = times.map(fromInstant);
  const zone = formats.zoneName(timeZone, Math.min(...instants));
  const name = t(
    isRequestNews(content)
      ? (requestedTimes[content.params.step] ?? 'offered.nearby')
      : isOpenings(content)
        ? 'offered.free'
        : 'offered.proposed',
    {
      count: times.length,
      zone,
    },
  );
  return { name, times: instants.map((at) => shortMoment(at, { language, timeZone })) };
}

/** Returns what happened, and until when a new lesson has to be paid for. */
function payable(sentence: string, content: EmailedContent, reader: Reader, lesson: LessonRecord | undefined): string {
  if (!isNew(content) || !owes(reader, lesson) || reader.timeZone === undefined) return sentence;
  const { t, formats } = translator(reader.language, 'emails');
  const time = formats.moment(fromInstant(lesson.payBy), reader.timeZone);
  return `${sentence} ${t('payToKeep', { time })}`;
}

/** Whether it carries the words of a student who asks for a lesson. */
function isAsking(content: EmailedContent): boolean {
  return isRequestNews(content) && content.params.step === 'created';
}

/** Returns what happened, and to which lesson or request: 'Booking confirmed: Piano with Lalao Rakoto, Nov 25'. */
function subjectOf(title: string, content: EmailedContent, reader: Reader, lesson: LessonRecord | undefined): string {
  if (content.type === 'review' || isOwn(content)) return title;
  const name = peopleIn(content)
    .filter((id) => id !== reader.userId)
    .map((id) => reader.nameOf(id))[0];
  const about = lesson ?? (isAboutRequest(content) ? content.params : undefined);
  if (!about || !name || reader.timeZone === undefined) return title;
  const { t, formats, names } = translator(reader.language, 'emails');
  const subject = names.subject(about.subject) || translator(reader.language, 'receipts').t('generalLesson');
  const news = isAsking(content) ? t('requestCreated') : title;
  return t('subject', { title: news, subject, name, day: formats.date('shortDay', fromInstant(about.startsAt), reader.timeZone) });
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

/** Returns a message to the operator, in the operator's language. */
export function contactEmail(name: string, email: string, message: string): EmailContent {
  const { t } = translator('en', 'emails');
  return { subject: t('contact.subject', { name }), text: t('contact.text', { name, email, message: quoted(message) }) };
}
