import { Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { zoneLabel } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { ShowMore } from '../../ui/show-more';
import { useLessonsOfDay } from './api/list-lessons-of-day';
import { LessonTable } from './lesson-table';

export function LessonsToday() {
  const { t } = useTranslation(['operations', 'common']);
  const zone = useZone();
  const now = useNow();
  const list = useLessonsOfDay(now, zone);
  const lessons = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div>
      {list.isPending && (
        <Loading label={t('lessons.loading')}>
          <Skeleton h="40" borderRadius="l3" />
        </Loading>
      )}
      <FetchError of={list} text={t('lessons.failed')} />
      {lessons.length > 0 && (
        <LessonTable title={t('lessons.today')} lessons={lessons} note={t('common:timesIn', { zone: zoneLabel(zone, now) })} />
      )}
      {list.data && !list.isError && lessons.length === 0 && (
        <Panel>
          <Text color="fg.muted">{t('lessons.none')}</Text>
        </Panel>
      )}
      <ShowMore of={list} />
    </div>
  );
}
