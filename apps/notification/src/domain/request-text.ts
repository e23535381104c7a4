// The sentence about the outcome of a request for a lesson.
import type { Translator } from '@somo/messages/translator';
import type { RequestNews } from './content.js';
import { timeOf } from './lesson-text.js';
import type { Form, Reader, TextParts } from './reader.js';

/** `withFacts`: the facts of the request are listed beside the sentence. */
export function requestText(params: RequestNews, reader: Reader, { t, formats, names }: Translator<'bell'>, withFacts: boolean): TextParts {
  const { studentId, teacherId, subject, startsAt, expiresAt, reason, wishes = [], alternatives = [] } = params;
  const step = stepIn(params);
  const listed = step === 'created' ? wishes : alternatives;
  const mine = studentId === reader.userId;
  const name = reader.nameOf(mine ? teacherId : studentId);
  const isKnown = name !== undefined && reader.timeZone !== undefined;
  const form: Form = isKnown ? (withFacts ? 'short' : 'message') : 'brief';
  const words = { name, subject: names.subject(subject), time: timeOf(startsAt, reader.timeZone, formats) };
  const side = mine ? 'student' : 'teacher';
  const deadline = expiresAt && timeOf(expiresAt, reader.timeZone, formats);
  const sentenceOf = () => {
    if (step === 'proposed') return t(`request.proposed.${form}`, { ...words, count: alternatives.length });
    if (step === 'created' && wishes.length > 1 && form === 'message')
      return t('request.created.several', { ...words, count: wishes.length });
    if (step === 'expired') return t(`request.expired.${side}.${form}`, words);
    if (step === 'created' && form === 'message' && deadline) return t('request.created.answerBy', { ...words, deadline });
    return t(`request.${step}.${form}`, words);
  };
  const message = sentenceOf();
  const isNearby = step === 'turned-down' || step === 'time-taken' || step === 'still-open';
  const isListed = isNearby && form !== 'short' && alternatives.length > 0 && reader.timeZone !== undefined;
  const leadIn = isListed ? t('request.time-taken.nearby', { message }) : message;
  return { title: t(`request.${step}.title`), sentence: message, leadIn, offered: listed, quote: reason };
}

/** What the texts distinguish. */
function stepIn({ step, byOperator, timeTaken, staysOpen }: RequestNews) {
  if (byOperator) return 'closed';
  if (step === 'rejected' && timeTaken) return 'turned-down';
  return step === 'time-taken' && staysOpen ? 'still-open' : step;
}
