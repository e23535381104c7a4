// The learner of the lesson that a notification is about. The first name is read with the text, and stored in no notification.
import type { Translator } from '@somo/messages/translator';
import { isAboutLesson, isAboutRequest, type Content } from './content.js';
import type { Reader } from './reader.js';

type Words = Translator<'bell'>;

/** Returns whether it may be about a lesson for a learner. */
export function mayConcernLearner(content: Content): boolean {
  return content.type === 'payment' || isAboutLesson(content) || isAboutRequest(content);
}

/** Returns the content with the first name of the learner; as it is if the lesson is for the student themself. */
export function withLearner<C extends Content>(content: C, learner: string | undefined): C {
  return learner === undefined ? content : { ...content, params: { ...content.params, learner } };
}

/** Returns the words in which the student, who is the guardian, reads of 'Kofi's lesson' where others read of 'your lesson'. */
export function wordsFor(content: Content, reader: Reader, words: Words): Words {
  const { learner, mine } = sidesOf(content, reader);
  if (learner === undefined || !mine) return words;
  const plain = words.t as unknown as (key: string, values: object) => string;
  const t = (key: string, values: object = {}) => plain(key, { ...values, learner, context: 'child' });
  return { ...words, t: t as unknown as Words['t'] };
}

/** Returns the line that names the learner where the sentence does not: for the teacher, and about a request. */
export function learnerLine(content: Content, reader: Reader, { t }: Words): string | undefined {
  const { learner, mine } = sidesOf(content, reader);
  if (learner === undefined) return undefined;
  if (!mine) return t('forUnder18', { learner });
  return isAboutRequest(content) ? t('for', { learner }) : undefined;
}

function sidesOf({ params }: Content, { userId }: Reader): { learner: string | undefined; mine: boolean } {
  const { learner, studentId } = params as { learner?: string; studentId?: string };
  return { learner, mine: studentId === userId };
}
