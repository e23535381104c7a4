// The text of the news that a teacher has time for a student who waits for it.
import type { Instant } from '@somo/contracts/time';
import type { Translator } from '@somo/messages/translator';
import type { Reader, TextParts } from './reader.js';

interface OpeningsNews {
  news: 'openings';
  studentId: string;
  teacherId: string;
  /** The first of them, at most three. */
  times: Instant[];
}

export type OpeningsContent = { type: 'system'; params: OpeningsNews };

export function isOpenings(content: { type: string; params: object }): content is OpeningsContent {
  return content.type === 'system' && 'news' in content.params && content.params.news === 'openings';
}

export function openingsText({ teacherId, times }: OpeningsNews, reader: Reader, { t }: Translator<'bell'>): TextParts {
  const name = reader.nameOf(teacherId);
  if (name === undefined) return { title: t('openings.title'), sentence: t('openings.brief'), offered: times };
  return { title: t('openings.titleNamed', { name }), sentence: t('openings.message', { name }), offered: times };
}
