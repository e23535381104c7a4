// From facts to what one reader sees, in their language.
import { translator } from '@somo/messages/translator';
import { cancelledAndRefundedText } from './cancelled-text.js';
import {
  isMessage,
  isReportAnswer,
  isRequestNews,
  isSignIn,
  isStanding,
  refundedCancellation,
  type Content,
  type EmailedContent,
} from './content.js';
import { exportText, isExport } from './export-text.js';
import { learnerLine, wordsFor } from './learner.js';
import { lessonText, timeOf } from './lesson-text.js';
import { messageText } from './message-text.js';
import { isOpenings, openingsText } from './openings-text.js';
import { payoutText } from './payout-text.js';
import { reportText } from './report-text.js';
import { isSeries } from './series-content.js';
import { seriesText } from './series-text.js';
import { signInText } from './sign-in-text.js';
import { standingText } from './standing-text.js';
import { requestText } from './request-text.js';
import type { Reader, TextParts, Text } from './reader.js';
import { isVerification, verificationText } from './verification-text.js';
import { calendarText, isCalendar } from './calendar-text.js';

/** Returns the whole text: a sentence, then one line for each time it offers, and the quote. */
export function render(content: Content, reader: Reader): Text {
  const words = translator(reader.language, 'bell');
  const { t, formats } = words;
  if (isMessage(content)) return messageText(content.params, reader, words);
  if (isSignIn(content)) return signInText(content.params, reader, words);
  if (isStanding(content)) return standingText(content.params, words);
  if (isExport(content)) return exportText(content.params, reader, words);
  if (isReportAnswer(content)) return reportText(content.params, reader, words);
  const { title, sentence, leadIn = sentence, offered = [], lines = [], quote } = renderParts(content, reader);
  const forWhom = learnerLine(content, reader, words);
  const times = reader.timeZone === undefined ? [] : offered.map((at) => t('offered', { time: timeOf(at, reader.timeZone, formats) }));
  return {
    title,
    message: [leadIn, ...(forWhom ? [forWhom] : []), ...lines, ...times, ...(quote ? [t('quote', { words: quote })] : [])].join('\n'),
  };
}

/** Returns the text in its parts. `withFacts`: the facts are listed beside it, so its sentence does not repeat them. */
export function renderParts(content: EmailedContent, reader: Reader, { withFacts = false } = {}): TextParts {
  const words = wordsFor(content, reader, translator(reader.language, 'bell'));
  if (content.type === 'payout') return payoutText(content.params, words);
  if (isVerification(content)) return verificationText(content.params, words);
  if (isCalendar(content)) return calendarText(content.params, reader, words);
  if (isOpenings(content)) return openingsText(content.params, reader, words);
  if (isSeries(content)) return seriesText(content, reader, words, withFacts);
  return isRequestNews(content) ? requestText(content.params, reader, words, withFacts) : lessonText(content, reader, words, withFacts);
}

/** Returns the parts of an email: as in the bell, but a cancellation and its refund in one. */
export function emailParts(content: EmailedContent, reader: Reader, { withFacts }: { withFacts: boolean }): TextParts {
  const both = refundedCancellation(content);
  if (!both) return renderParts(content, reader, { withFacts });
  const words = wordsFor(content, reader, translator(reader.language, 'bell'));
  const { subject, startsAt, teacherId, reason } = both.cancelled;
  const name = reader.nameOf(teacherId);
  const form = name === undefined || reader.timeZone === undefined ? 'brief' : 'short';
  const time = timeOf(startsAt, reader.timeZone, words.formats);
  const facts = { form, name, subject: words.names.subject(subject), time } as const;
  return {
    title: words.t('cancelled.title'),
    sentence: cancelledAndRefundedText(both.cancelled, both.amountCents, facts, words),
    quote: reason,
  };
}
