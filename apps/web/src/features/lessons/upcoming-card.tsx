import { Box, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { Lesson } from '@somo/contracts/lessons';
import { dayName, dayOf } from '../../lib/format';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { Panel } from '../../ui/panel';
import { useLessons } from './api/list-lessons';
import { NextLesson } from './next-lesson';
import { upcomingLessons, type Side } from './lesson-rules';
import { UpcomingRow } from './upcoming-row';

interface Props {
  side: Side;
  now: number;
  zone: string;
  title: string;
  subtitle: string;
  empty: ReactNode;
  more: ReactNode;
  /** How many lessons are shown. */
  most?: number;
  /** Above, the lessons that wait for a payment are listed. */
  isDueAbove?: boolean;
}

/** The next lessons on a dashboard, without those that have ended. */
export function UpcomingCard({ side, now, zone, title, subtitle, empty, more, most = 4, isDueAbove = false }: Props) {
  const { t } = useTranslation(['lessons', 'common']);
  const query = useLessons('upcoming');
  const dayWord = ({ startsAt }: Lesson) => (dayOf(startsAt, zone) === dayOf(now, zone) ? t('common:today') : dayName(startsAt, zone));
  const lessons = upcomingLessons(query.data?.pages.flatMap(({ items }) => items) ?? [], now).slice(0, most);
  return (
    <Panel asChild>
      <section aria-label={title}>
        <Heading as="h2" size="md">
          {title}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {subtitle}
        </Text>
        {query.isPending && (
          <Stack gap="4" mt="4">
            {/* As high as a next lesson and two more on a phone, so that what is below does not jump. */}
            <Skeleton h={{ base: '19rem', md: '48' }} />
            <Skeleton h={{ base: '24', md: '16' }} />
            <Skeleton h={{ base: '24', md: '16' }} />
          </Stack>
        )}
        <FetchError compact of={query} text={t('failed')} />
        {query.data && lessons.length === 0 && empty}
        {lessons.length > 0 && (
          <Box as="ul" listStyleType="none" mt="2">
            <Each of={lessons} as="li">
              {(lesson, at) =>
                at === 0 ? (
                  <NextLesson lesson={lesson} side={side} now={now} zone={zone} day={dayWord(lesson)} isDueAbove={isDueAbove} />
                ) : (
                  <UpcomingRow lesson={lesson} side={side} now={now} zone={zone} day={dayWord(lesson)} />
                )
              }
            </Each>
          </Box>
        )}
        {lessons.length > 0 && <Box mt="4">{more}</Box>}
      </section>
    </Panel>
  );
}
