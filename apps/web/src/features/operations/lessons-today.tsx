import { Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dayMs } from '@somo/calendar/days';
import type { OperatorLesson } from '@somo/contracts/operators-search';
import { fromInstant } from '@somo/contracts/time';
import { dayOf, weekdayText, zoneLabel } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { ShowMore } from '../../ui/show-more';
import { useLessonsOfDay } from './api/list-lessons-of-day';
import { countOf } from './count-of';
import { LessonTable } from './lesson-table';

const isHeld = ({ displayStatus }: OperatorLesson) => displayStatus !== 'cancelled';

/** Today's lessons, how many are under way, and how many there are and were a week ago, without those that were cancelled. */
export function LessonsToday() {
  const { t } = useTranslation(['operations', 'common']);
  const zone = useZone();
  const now = useNow();
  const list = useLessonsOfDay(now, zone);
  const [held, before] = [countOf(list, isHeld), countOf(useLessonsOfDay(now - 7 * dayMs, zone), isHeld)];
  const running = countOf(list, (lesson) => lesson.displayStatus === 'upcoming' && fromInstant(lesson.startsAt) <= now);
  const isCompared = held && before && (held !== '0' || before !== '0');
  const compared = isCompared && t('lessons.weekAgo', { today: held, count: before, day: weekdayText(dayOf(now, zone)) });
  const note = [
    running && running !== '0' && t('lessons.runningNow', { count: running }),
    compared,
    t('common:timesIn', { zone: zoneLabel(zone, now) }),
  ]
    .filter(Boolean)
    .join(' · ');
  const lessons = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div>
      {list.isPending && (
        <Loading label={t('lessons.loading')}>
          <Skeleton h="40" borderRadius="l3" />
        </Loading>
      )}
      <FetchError of={list} text={t('lessons.failed')} />
      {lessons.length > 0 && <LessonTable title={t('lessons.today')} lessons={lessons} note={note} />}
      {list.data && !list.isError && lessons.length === 0 && (
        <Panel>
          <Text color="fg.muted">{t('lessons.none')}</Text>
          {compared && (
            <Text color="fg.muted" textStyle="sm">
              {compared}
            </Text>
          )}
        </Panel>
      )}
      <ShowMore of={list} />
    </div>
  );
}
