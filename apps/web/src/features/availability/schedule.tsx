import type { ReactNode } from 'react';
import { Box, Skeleton, Stack, Tabs } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Availability } from '@somo/contracts/availability';
import { query } from '../../lib/query';
import { useIsPhone } from '../../lib/use-is-narrow';
import { bottomEdge } from '../../ui/bottom-edge';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { TabList } from '../../ui/tab-list';
import { BreaksTab } from './breaks-tab';
import { CalendarsTab } from './calendars-tab';
import { EffectNote } from './effect-note';
import { hoursOf } from './hours';
import { HoursTab } from './hours-tab';
import { NewerDialog } from './newer-dialog';
import { roomForBar } from './room-for-bar';
import { SaveBar } from './save-bar';
import { useHours } from './use-hours';
import { WeekAgenda } from './week-agenda';
import { ZoneLine } from './zone-line';

const tabs = ['hours', 'upcoming', 'breaks', 'calendars'] as const;

interface Props {
  /** The lessons to come. */
  upcoming: ReactNode;
  /** Students see no open times now, whatever the hours. */
  isPaused: boolean;
}

/** A teacher's schedule in four tabs; the open one is in the URL. */
export function Schedule({ upcoming, isPaused }: Props) {
  const { t } = useTranslation('availability');
  const saved = useQuery(query('GET /api/me/availability'));
  return (
    <>
      {saved.isPending && (
        <Loading label={t('loading')}>
          <Skeleton h="96" borderRadius="l3" />
        </Loading>
      )}
      <FetchError of={saved} text={t('failed')} />
      {saved.data && <ScheduleEditor saved={saved.data} {...{ upcoming, isPaused }} />}
    </>
  );
}

function ScheduleEditor({ saved, upcoming, isPaused }: Props & { saved: Availability }) {
  const { t } = useTranslation('availability');
  const [search, setSearch] = useSearchParams();
  const edited = useHours(saved);
  const isPhone = useIsPhone();
  const tab = tabs.find((each) => each === search.get('tab')) ?? 'hours';
  return (
    <Stack gap="4" css={roomForBar} pb={edited.isChanged ? `calc({spacing.20} + ${bottomEdge})` : undefined}>
      {(tab !== 'upcoming' || edited.isChanged) && (
        <Box display="flex" flexWrap="wrap" columnGap="6" rowGap="3" alignItems="center" justifyContent="space-between">
          <Box hidden={tab === 'upcoming'} minW="0" textStyle={{ base: 'sm', md: 'md' }}>
            {!isPaused && <EffectNote edited={edited} saved={saved} showsCalendars={tab === 'calendars'} />}
            <ZoneLine edited={edited} saved={saved} />
          </Box>
          {/* On a phone there is room for it once there is something to save. */}
          {((tab === 'hours' && !isPhone) || edited.isChanged) && (
            <Box minH="11">
              <SaveBar edited={edited} label={t('save')} />
            </Box>
          )}
        </Box>
      )}
      <Tabs.Root
        value={tab}
        onValueChange={({ value }) => setSearch(value === 'hours' ? {} : { tab: value }, { replace: true, preventScrollReset: true })}
        lazyMount
      >
        <TabList chosen={tab}>
          {tabs.map((each) => (
            <Tabs.Trigger key={each} value={each} aria-label={t(`tabs.${each}`)} px={{ base: '2', sm: '3' }}>
              <Box as="span" display={{ base: 'none', sm: 'inline' }}>
                {t(`tabs.${each}`)}
              </Box>
              <Box as="span" display={{ base: 'inline', sm: 'none' }}>
                {t(`shortTabs.${each}`)}
              </Box>
            </Tabs.Trigger>
          ))}
        </TabList>
        <Tabs.Content value="hours">
          <HoursTab edited={edited} timeZone={saved.timeZone} />
        </Tabs.Content>
        <Tabs.Content value="upcoming">
          <Stack gap="6">
            <WeekAgenda hours={hoursOf(saved)} timeZone={saved.timeZone} />
            {upcoming}
          </Stack>
        </Tabs.Content>
        <Tabs.Content value="breaks">
          <BreaksTab edited={edited} timeZone={saved.timeZone} />
        </Tabs.Content>
        <Tabs.Content value="calendars">
          <CalendarsTab />
        </Tabs.Content>
      </Tabs.Root>
      <NewerDialog edited={edited} />
    </Stack>
  );
}
