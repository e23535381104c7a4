// Which sentence says what became of a request for a lesson.
import type { Translator } from '@somo/messages/translator';
import type { RequestNews } from './content.js';
import { timeOf, withReason } from './lesson-text.js';
import type { Reader, Text } from './reader.js';

export function requestText(params: RequestNews, reader: Reader, { t, formats }: Translator<'bell'>): Text {
  const { studentId, teacherId, subject, startsAt, expiresAt, reason } = params;
  const step = params.byOperator ? 'closed' : params.step;
  const mine = studentId === reader.userId;
  const name = reader.nameOf(mine ? teacherId : studentId);
  const form = name === undefined || reader.timeZone === undefined ? 'brief' : 'message';
  const words = { name, subject, time: timeOf(startsAt, reader.timeZone, formats) };
  const side = mine ? 'student' : 'teacher';
  const deadline = expiresAt && timeOf(expiresAt, reader.timeZone, formats);
  const sentenceOf = () => {
    if (step === 'expired') return t(`request.expired.${side}.${form}`, words);
    if (step === 'created' && form === 'message' && deadline) return t('request.created.answerBy', { ...words, deadline });
    return t(`request.${step}.${form}`, words);
  };
  return { title: t(`request.${step}.title`), message: withReason(withNearby(sentenceOf(), params, reader, { t, formats }), reason, t) };
}

function withNearby(message: string, { alternatives = [] }: RequestNews, { timeZone }: Reader, { t, formats }: Translator<'bell'>): string {
  if (alternatives.length === 0 || timeZone === undefined) return message;
  const times = alternatives.map((at) => timeOf(at, timeZone, formats)).join('; ');
  return t('request.time-taken.nearby', { message, times });
}
