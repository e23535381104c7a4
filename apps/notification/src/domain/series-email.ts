// The email about lessons that were booked together: what happened, their dates, and the receipts of those that were paid.
import { translator } from '@somo/messages/translator';
import type { LessonRecord } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { freeCancelHours } from '@somo/contracts/rules/booking';
import type { Attachment, EmailContent } from './email.js';
import { targetOf } from './email-target.js';
import type { Fact, Letter } from './letter.js';
import { meetingFacts } from './meeting.js';
import { plainText } from './plain-text.js';
import type { Addressee } from './reader.js';
import { receiptLink, receiptNotes, type Receipted } from './receipt-facts.js';
import { renderParts } from './render.js';
import { receiptsFacts } from './series-receipts.js';
import { datesOf } from './series-text.js';
import type { Series } from './series.js';
import type { SeriesContent } from './series-content.js';

interface About {
  /** Those that the content is about. */
  lessons: LessonRecord[];
  receipted: Receipted[];
  /** The receipts as files. */
  files: Attachment[];
}

export function seriesEmail(content: SeriesContent, reader: Addressee, publicUrl: string, about: About): EmailContent {
  const { receipted, files, lessons } = about;
  const { t, formats } = translator(reader.language, 'emails');
  const { firstName } = reader;
  const { title, sentence } = renderParts(content, reader, { withFacts: true });
  const lessonId = content.params.series.lessons[0]!.bookingId;
  const target = targetOf(content, reader, publicUrl, { lessonId, lesson: lessons.find(({ payBy }) => payBy !== null) });
  const isAttached = files.length > 0 && files.length === receipted.length;
  const [first] = receipted;
  const notes = first ? receiptNotes(first, reader, isAttached ? files.length : 0) : [];
  const letter: Letter = {
    language: reader.language,
    direction: formats.direction,
    title,
    paragraphs: [firstName ? t('greeting', { firstName }) : t('greetingUnnamed'), payable(sentence, content, reader, lessons)],
    headline: first && { name: translator(reader.language, 'receipts').t('total'), main: totalOf(receipted, reader), lines: [] },
    dates: listsOf(content, reader, receipted.length > 0),
    facts: first ? receiptsFacts(receipted, reader) : factsOf(lessons, reader),
    notes: first && !isAttached ? [...notes, receiptLink(reader, publicUrl)] : notes,
    button: { label: t(`button.${target.kind}`), url: target.url },
    footer: t('footer'),
  };
  const links = [...(first ? [receiptLink(reader, publicUrl)] : []), t(target.kind, { url: target.url })];
  return { subject: subjectOf(title, content, reader, about), text: plainText({ ...letter, notes }, links), letter, attachments: files };
}

const totalOf = (receipted: Receipted[], { language }: Addressee): string =>
  translator(language, 'emails').formats.money(receipted.reduce((sum, { receipt }) => sum + receipt.amountCents, 0));

/** Returns the dates, and those that are still to be paid; with receipts, each of the first has a line there. */
function listsOf({ type, params }: SeriesContent, reader: Addressee, hasReceipts: boolean): Letter['dates'] {
  const { t, formats } = translator(reader.language, 'emails');
  const { lessons, unpaid = [] } = params.series;
  const list = (key: 'series.dates' | 'series.released' | 'series.unpaid', of: Series['lessons']) => {
    const [first] = of;
    if (!first || reader.timeZone === undefined) return [];
    return [{ name: t(key, { zone: formats.zoneName(reader.timeZone, fromInstant(first.startsAt)) }), times: datesOf(of, reader) }];
  };
  return [
    ...(hasReceipts ? [] : list(type === 'booking_cancelled' ? 'series.released' : 'series.dates', lessons)),
    ...list('series.unpaid', unpaid),
  ];
}

function payable(sentence: string, { type }: SeriesContent, reader: Addressee, lessons: LessonRecord[]): string {
  const payBy = lessons.find((lesson) => lesson.studentId === reader.userId && lesson.payBy !== null)?.payBy;
  if (type !== 'booking_confirmation' || !payBy || reader.timeZone === undefined) return sentence;
  const { t, formats } = translator(reader.language, 'emails');
  return `${sentence} ${t('series.payToKeep', { time: formats.moment(fromInstant(payBy), reader.timeZone) })}`;
}

/** Returns who, what and how much, and until when the lessons can be paid for and cancelled. */
function factsOf(lessons: LessonRecord[], reader: Addressee): Fact[] {
  const { t, formats } = translator(reader.language, 'emails');
  const [first] = lessons;
  if (!first) return [];
  const isStudent = first.studentId === reader.userId;
  const isOn = first.status !== 'cancelled';
  const total = lessons.reduce((sum, { price }) => sum + price.amountCents, 0);
  const prices = { each: formats.money(first.price.amountCents), total: formats.money(total) };
  const payBy = isStudent && reader.timeZone !== undefined && lessons.find((lesson) => lesson.payBy !== null)?.payBy;
  const about = meetingFacts(first, reader, t('facts.when')).filter(({ name, isHeadline }) => !isHeadline && name !== t('facts.price'));
  return [
    ...about,
    ...(isOn ? [{ name: t('facts.price'), value: t('series.price', prices) }] : []),
    ...(payBy && reader.timeZone ? [{ name: t('facts.payBy'), value: formats.moment(fromInstant(payBy), reader.timeZone) }] : []),
    ...(isOn && isStudent ? [{ name: t('facts.freeCancel'), value: t('series.freeCancel', { hours: freeCancelHours }) }] : []),
  ];
}

/** 'Booking confirmed: 8 Piano lessons with Lalao Rakoto' */
function subjectOf(title: string, { params }: SeriesContent, reader: Addressee, { lessons, receipted }: About): string {
  const name = reader.nameOf(params.studentId === reader.userId ? params.teacherId : params.studentId);
  const about = lessons[0] ?? receipted[0]?.lesson;
  if (!name || !about) return title;
  const { t, names } = translator(reader.language, 'emails');
  const subject = names.subject(about.subject) || translator(reader.language, 'receipts').t('generalLesson');
  return t('series.subject', { title, subject, name, count: params.series.lessons.length });
}
