// The sentence about the outcome of a request for a lesson.
import type { Translator } from '@somo/messages/translator';
import type { RequestNews } from './content.js';
import { timeOf } from './lesson-text.js';
import type { Form, Reader, TextParts } from './reader.js';

/** `withFacts`: the facts of the request are listed beside the sentence. */
export function requestText(params: RequestNews, reader: Reader, { t, formats }: Translator<'bell'>, withFacts: boolean): TextParts {
  const { studentId, teacherId, subject, startsAt, expiresAt, reason, alternatives = [] } = params;
  const step = params.byOperator ? 'closed' : params.step;
  const mine = studentId === reader.userId;
  const name = reader.nameOf(mine ? teacherId : studentId);
  const isKnown = name !== undefined && reader.timeZone !== undefined;
  const form: Form = isKnown ? (withFacts ? 'short' : 'message') : 'brief';
  const words = { name, subject, time: timeOf(startsAt, reader.timeZone, formats) };
  const side = mine ? 'student' : 'teacher';
  const deadline = expiresAt && timeOf(expiresAt, reader.timeZone, formats);
  const sentenceOf = () => {
    if (step === 'expired') return t(`request.expired.${side}.${form}`, words);
    if (step === 'created' && form === 'message' && deadline) return t('request.created.answerBy', { ...words, deadline });
    return t(`request.${step}.${form}`, words);
  };
  const message = sentenceOf();
  const isListed = form !== 'short' && alternatives.length > 0 && reader.timeZone !== undefined;
  const sentence = isListed ? t('request.time-taken.nearby', { message }) : message;
  return { title: t(`request.${step}.title`), sentence, offered: alternatives, quote: reason };
}
