import { useState } from 'react';
import { Box, Heading, Skeleton, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '@somo/contracts/timeline';
import { dayOf, fullDayText } from '../../lib/format';
import { isRefused } from '../../lib/problem';
import { CheckField } from '../../ui/check-field';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import type { useLessonTimeline } from './api/lesson-timeline';
import { RecordList } from './record-list';
import { TimelineLine } from './timeline-line';

interface Props {
  lessonId: string;
  query: ReturnType<typeof useLessonTimeline>;
  zone: string;
  /** The names of the student and the teacher, by id. */
  names: ReadonlyMap<string, string>;
}

function byDay(entries: TimelineEntry[], zone: string): [string, TimelineEntry[]][] {
  const days = new Map<string, TimelineEntry[]>();
  for (const entry of entries) days.set(dayOf(entry.at, zone), [...(days.get(dayOf(entry.at, zone)) ?? []), entry]);
  return [...days];
}

/** Returns who a notification, or the email of one, is for. */
function receiversOf(entries: TimelineEntry[], names: Props['names']): (entry: TimelineEntry) => string | null {
  const idOf = (entry: TimelineEntry) =>
    entry.kind === 'fact' ? String(entry.details['notificationId']) : entry.kind === 'job' ? entry.key : '';
  const receivers = new Map(
    entries.flatMap((entry) =>
      entry.kind === 'fact' && entry.name === 'notified' ? [[idOf(entry), names.get(String(entry.details['userId'])) ?? null]] : [],
    ),
  );
  return (entry) => receivers.get(idOf(entry)) ?? null;
}

export function LessonTimeline({ lessonId, query, zone, names }: Props) {
  const { t } = useTranslation('timeline');
  const [showIds, setShowIds] = useState(false);
  if (query.isPending)
    return (
      <Loading label={t('loading')} display="flex" flexDirection="column" gap="4">
        {[0, 1, 2, 3].map((at) => (
          <Skeleton key={at} h="16" />
        ))}
      </Loading>
    );
  if (isRefused(query.error, 'lesson-not-found'))
    return <EmptyState drawing="search" title={t('notFound')} text={t('notFoundText', { id: lessonId })} />;
  if (!query.data) return <ErrorState text={t('failed')} retry={query.refetch} />;
  const { entries, holds, silent } = query.data;
  const to = receiversOf(entries, names);
  return (
    <Stack gap="6">
      <FetchError of={query} text={t('failed')} />
      {silent.map((service) => (
        <Box key={service} role="alert" bg="clay.subtle" color="clay.fg" borderRadius="l2" px="4" py="3">
          {t('silent', { service })}
        </Box>
      ))}
      {entries.length > 0 && (
        <Box display="flex" flexWrap="wrap" columnGap="6" rowGap="2" alignItems="center" justifyContent="space-between">
          <Heading as="h2" size="md">
            {t('activity')}
          </Heading>
          <Box>
            <CheckField label={t('showIds')} checked={showIds} onChange={(event) => setShowIds(event.target.checked)} />
          </Box>
        </Box>
      )}
      {entries.length === 0 && <EmptyState drawing="path" title={t('nothing')} />}
      {byDay(entries, zone).map(([day, ofDay]) => (
        <Box as="section" key={day} aria-labelledby={`day-${day}`}>
          <Heading as="h3" id={`day-${day}`} size="sm" mb="3">
            {fullDayText(day)}
          </Heading>
          <Panel p="0">
            <Box as="ol" listStyleType="none">
              {ofDay.map((entry, at) => (
                <TimelineLine key={`${entry.service}-${entry.kind}-${at}`} entry={entry} zone={zone} to={to(entry)} showIds={showIds} />
              ))}
            </Box>
          </Panel>
        </Box>
      ))}
      <RecordList holds={holds} />
    </Stack>
  );
}
