import type { ReactNode } from 'react';
import { Box, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dayMs } from '@somo/calendar/days';
import type { OperatorLesson } from '@somo/contracts/operators-search';
import { fromInstant } from '@somo/contracts/time';
import { dayOf, weekdayText } from '../../lib/format';
import { useMay } from '../../lib/use-may';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { Panel } from '../../ui/panel';
import { useLessonsOfDay } from './api/list-lessons-of-day';
import { usePayouts } from './api/list-payouts';
import { useProblems } from './api/list-problems';
import { useReports } from './api/list-reports';
import { useVerification } from './api/list-verification';
import { countOf } from './count-of';

const counts = ({ displayStatus }: OperatorLesson) => displayStatus !== 'cancelled';

/** How much waits for an operator, and how the day compares with the same day a week ago. The lists beside say so if they could not be loaded. */
export function OpenCounts() {
  const { t } = useTranslation('operations');
  const [now, zone] = [useNow(), useZone()];
  const may = useMay();
  const mayLessons = may('GET /api/admin/lessons');
  const today = useLessonsOfDay(now, zone, mayLessons);
  const before = countOf(useLessonsOfDay(now - 7 * dayMs, zone, mayLessons), counts);
  const mine = {
    problems: may('GET /api/admin/problems'),
    reports: may('GET /api/admin/reports'),
    documents: may('GET /api/admin/verification'),
    payouts: may('GET /api/admin/payouts'),
  };
  const open = {
    problems: countOf<unknown>(useProblems('open', mine.problems)),
    reports: countOf<unknown>(useReports('open', mine.reports)),
    documents: countOf<unknown>(useVerification('pending', mine.documents)),
    payouts: countOf<unknown>(usePayouts('refused', mine.payouts)),
  };
  const tasks = (['problems', 'reports', 'documents', 'payouts'] as const).filter((task) => mine[task]);
  const isRunning = ({ displayStatus, startsAt }: OperatorLesson) => displayStatus === 'upcoming' && fromInstant(startsAt) <= now;
  return (
    <Panel as="section" aria-labelledby="today">
      <Heading as="h2" size="md" id="today" mb="3">
        {t('home.today')}
      </Heading>
      <Box as="dl">
        {tasks.map((task) => (
          <Count key={task} label={t(`home.${task}`)} count={open[task]} isTask />
        ))}
        {mayLessons && (
          <>
            <Count label={t('lessons.today')} count={countOf(today, counts)}>
              {before && t('home.weekAgo', { day: weekdayText(dayOf(now, zone)), count: before })}
            </Count>
            <Count label={t('home.runningNow')} count={countOf(today, isRunning)} />
          </>
        )}
      </Box>
    </Panel>
  );
}

interface CountProps {
  label: string;
  count: ReturnType<typeof countOf>;
  isTask?: boolean;
  children?: ReactNode;
}

function Count({ label, count, isTask = false, children }: CountProps) {
  return (
    <Box
      display="flex"
      alignItems="baseline"
      justifyContent="space-between"
      columnGap="4"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: 0 }}
    >
      <Box as="dt" minW="0">
        <Text>{label}</Text>
        {children && (
          <Text color="fg.muted" textStyle="sm">
            {children}
          </Text>
        )}
      </Box>
      <Text
        as="dd"
        fontFamily="heading"
        fontWeight="bold"
        textStyle="2xl"
        lineHeight="1"
        fontVariantNumeric="tabular-nums"
        color={isTask && count && count !== '0' ? 'clay.fg' : undefined}
      >
        {count === undefined ? <Skeleton w="6" h="6" /> : (count ?? '–')}
      </Text>
    </Box>
  );
}
