import { Box, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { Panel } from '../../ui/panel';
import { useLessonsOfDay } from './api/list-lessons-of-day';
import { usePayouts } from './api/list-payouts';
import { useProblems } from './api/list-problems';
import { countOf } from './count-of';

/** How much waits for an operator today. The lists below say so if they could not be loaded. */
export function OpenCounts() {
  const { t } = useTranslation('operations');
  const problems = countOf(useProblems('open'));
  const payouts = countOf(usePayouts('refused'));
  const lessons = countOf(useLessonsOfDay(useNow(), useZone()), ({ displayStatus }) => displayStatus !== 'cancelled');
  return (
    <Panel mb="6">
      <Box as="dl" display="grid" gap="3" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 5.25rem), 1fr))">
        <Count label={t('home.problems')} count={problems} isTask />
        <Count label={t('home.payouts')} count={payouts} isTask />
        <Count label={t('lessons.today')} count={lessons} />
      </Box>
    </Panel>
  );
}

function Count({ label, count, isTask = false }: { label: string; count: ReturnType<typeof countOf>; isTask?: boolean }) {
  return (
    <Box display="flex" flexDirection="column-reverse" justifyContent="flex-end" gap="1" minW="0">
      <Text as="dt" color="fg.muted" textStyle="sm" lineHeight="short">
        {label}
      </Text>
      <Text
        as="dd"
        fontFamily="heading"
        fontWeight="bold"
        textStyle="3xl"
        lineHeight="1"
        fontVariantNumeric="tabular-nums"
        color={isTask && count && count !== '0' ? 'clay.fg' : undefined}
      >
        {count === undefined ? <Skeleton w="8" h="8" /> : (count ?? '–')}
      </Text>
    </Box>
  );
}
