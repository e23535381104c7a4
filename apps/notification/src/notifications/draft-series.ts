import type { LessonRecord } from '@somo/contracts/lessons';
import type { EmailContent } from '../domain/email.js';
import { hasReceipt } from '../domain/content.js';
import type { Addressee } from '../domain/reader.js';
import { seriesEmail } from '../domain/series-email.js';
import type { SeriesContent } from '../domain/series-content.js';
import type { MailFacts } from '../queries/ask-mail-facts.js';

interface SeriesDraft {
  /** Those that it tells of; none where they are known already. */
  lessons: LessonRecord[];
  /** Of the lessons that are still as it says. */
  content: SeriesContent;
  write: (content: SeriesContent, reader: Addressee, publicUrl: string) => Promise<EmailContent>;
}

/** Returns the draft of an email about lessons that were booked together; undefined if none of them is as it says any longer. */
export async function draftSeries(stored: SeriesContent, facts: MailFacts): Promise<SeriesDraft | undefined> {
  if (stored.type === 'payment')
    return {
      lessons: [],
      content: await withoutPaid(stored, facts),
      write: (content, reader, url) => withReceipts(content, reader, { facts, url }),
    };
  const { series } = stored.params;
  const known = await Promise.all(series.lessons.map(({ bookingId }) => facts.lesson(bookingId)));
  const isSo = (lesson: LessonRecord | undefined, at: number): lesson is LessonRecord =>
    lesson !== undefined &&
    (stored.type === 'booking_cancelled' || (lesson.status === 'confirmed' && lesson.startsAt === series.lessons[at]?.startsAt));
  const lessons = known.filter(isSo);
  if (lessons.length === 0) return undefined;
  const left = series.lessons.filter(({ bookingId }) => lessons.some(({ id }) => id === bookingId));
  const content = { ...stored, params: { ...stored.params, series: { ...series, lessons: left } } } as SeriesContent;
  const about = { lessons, receipted: [], files: [] };
  return { lessons, content, write: (of, reader, url) => Promise.resolve(seriesEmail(of, reader, url, about)) };
}

/** Returns the news of a payment without what has been paid since. */
async function withoutPaid(content: SeriesContent, facts: MailFacts): Promise<SeriesContent> {
  const { series } = content.params;
  const owed = await Promise.all(
    (series.unpaid ?? []).map(async (one) => ((await facts.lesson(one.bookingId))?.payBy === null ? [] : [one])),
  );
  const { unpaid: _, ...rest } = series;
  const unpaid = owed.flat();
  return { ...content, params: { ...content.params, series: { ...rest, ...(unpaid.length > 0 ? { unpaid } : {}) } } } as SeriesContent;
}

/** Each payment has a receipt of its own; all come with one email. */
async function withReceipts(
  content: SeriesContent,
  reader: Addressee,
  { facts, url }: { facts: MailFacts; url: string },
): Promise<EmailContent> {
  const ids = hasReceipt(content, reader.userId) ? content.params.series.lessons.map(({ bookingId }) => bookingId) : [];
  const receipted = (await Promise.all(ids.map((id) => facts.receipted(id)))).filter((one) => one !== undefined);
  const files = (await Promise.all(ids.map((id) => facts.receiptFile(id, reader)))).filter((file) => file !== undefined);
  return seriesEmail(content, reader, url, { lessons: [], receipted, files });
}
