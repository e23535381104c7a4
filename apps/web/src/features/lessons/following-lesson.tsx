import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { dayAndTime } from '../../lib/format';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/links';
import { useLessons } from './api/list-lessons';
import { upcomingLessons } from './lesson-rules';

/** The way to the next lesson of whoever taught this one. */
export function FollowingLesson({ lesson, zone }: { lesson: Lesson; zone: string }) {
  const { t } = useTranslation(['lessons', 'common']);
  const { data } = useLessons('upcoming');
  const [next] = upcomingLessons(data?.pages.flatMap(({ items }) => items) ?? [], fromInstant(lesson.endsAt));
  if (!next) return null;
  const name = next.student.firstName || t('common:unknownStudent');
  return (
    <ButtonLink to={paths.lesson(next.id)} variant="outline" alignSelf="flex-start" h="auto" minH="11" py="2" whiteSpace="normal">
      {t('following', { name, time: dayAndTime(next.startsAt, zone) })}
    </ButtonLink>
  );
}
