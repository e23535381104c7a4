import { Box, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BusyTime, ExternalCalendar } from '@somo/contracts/external-calendars';
import { dayOf, shortDayDate } from '../../lib/format';
import { pages } from '../../lib/query';
import { useZone } from '../../lib/use-session';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { ShowMore } from '../../ui/show-more';
import { BusyRow } from './busy-row';

const atOnce = 10;

/** What was read from the calendars elsewhere, day by day: each time can be ignored. */
export function BusyList({ calendars }: { calendars: readonly ExternalCalendar[] }) {
  const { t } = useTranslation('availability');
  const zone = useZone();
  const list = useInfiniteQuery(pages('GET /api/me/busy-times', { query: { limit: atOnce } }));
  // With one calendar, there is nothing to tell apart.
  const isOne = new Set(calendars.map(({ host }) => host)).size === 1;
  const times = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Panel asChild>
      <section aria-labelledby="busy-times">
        <Heading as="h2" size="md" id="busy-times" mb="2">
          {t('calendars.busy.title')}
        </Heading>
        {list.isPending && (
          <Loading label={t('calendars.busy.loading')}>
            <Skeleton h="40" />
          </Loading>
        )}
        <FetchError compact of={list} text={t('calendars.busy.failed')} />
        {list.data && times.length === 0 && <Text color="fg.muted">{t('calendars.busy.none')}</Text>}
        {daysOf(times, zone).map(({ day, items }) => (
          <Box key={day} mt="4" _first={{ mt: '0' }}>
            <Text as="h3" textStyle="sm" fontWeight="semibold">
              {shortDayDate(day)}
            </Text>
            <Box as="ul" listStyleType="none" divideY="1px" divideColor="border">
              {items.map((time) => (
                <BusyRow key={`${time.calendarId}${time.id}`} time={time} zone={zone} showsHost={!isOne} />
              ))}
            </Box>
          </Box>
        ))}
        <ShowMore of={list} />
      </section>
    </Panel>
  );
}

function daysOf(times: readonly BusyTime[], zone: string): { day: string; items: BusyTime[] }[] {
  const days = new Map<string, BusyTime[]>();
  for (const time of times) {
    const day = dayOf(time.startsAt, zone);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days].map(([day, items]) => ({ day, items }));
}
