// What is new about a review, to its student or its teacher.
import type { Translator } from '@somo/messages/translator';
import type { TextParts } from './reader.js';

/** Its lesson asks for a review, or one was written, answered, hidden or shown again. */
export interface ReviewNews {
  studentId: string;
  teacherId: string;
  news: 'asked' | 'posted' | 'replied' | 'hidden' | 'restored';
  /** Of one that was written. */
  rating?: number;
}

interface Known {
  name: string | undefined;
  form: 'message' | 'brief';
}

export function reviewText(
  { news, rating = 0 }: ReviewNews,
  mine: boolean,
  { name, form }: Known,
  { t }: Pick<Translator<'bell'>, 't'>,
): TextParts {
  switch (news) {
    case 'posted':
      return { title: t('review.posted.title', { count: rating }), sentence: t(`review.posted.${form}`, { name }) };
    case 'asked':
    case 'replied':
      return { title: t(`review.${news}.title`), sentence: t(`review.${news}.${form}`, { name }) };
    case 'hidden':
    case 'restored':
      return { title: t(`review.${news}.title`), sentence: t(`review.${news}.${mine ? 'yours' : 'theirs'}.${form}`, { name }) };
  }
}
