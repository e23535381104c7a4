import { useState } from 'react';
import { Box, Tabs, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { dayOf, zoneLabel } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useIsNarrow } from '../../lib/use-is-narrow';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { useLessons } from './api/list-lessons';
import type { LessonMoneyParts } from './lesson-badges';
import { LessonCalendar } from './lesson-calendar';
import type { AttendanceOf, ReviewOf } from './lesson-dialogs';
import { lessonDays } from './lesson-days';
import { LessonTab } from './lesson-tab';
import { forTab, type Side } from './lesson-rules';
import { PaymentDue } from './payment-due';

interface Props {
  side: Side;
  money: LessonMoneyParts;
  attendance: AttendanceOf;
  review: ReviewOf;
}

/** The user's lessons. Emails sent by older versions name one of them in this address: it has a page of its own. */
export function MyLessons(props: Props) {
  const [search] = useSearchParams();
  const linked = search.get('lesson');
  if (linked === null) return <AllLessons {...props} />;
  const id = encodeURIComponent(linked);
  return <Navigate to={search.has('rate') ? paths.rateLesson(id) : paths.lesson(id)} replace />;
}

/** A calendar of the user's lessons next to the two lists. */
function AllLessons({ side, money, attendance, review }: Props) {
  const { t } = useTranslation('lessons');
  const now = useNow();
  const zone = useZone();
  const [day, setDay] = useState<string | null>(null);
  const isNarrow = useIsNarrow();
  const [tab, setTab] = useState<'upcoming' | 'past'>('upcoming');
  const upcoming = useLessons('upcoming', true);
  const past = useLessons('past', true);
  const listed = {
    upcoming: forTab(upcoming.data?.pages.flatMap(({ items }) => items) ?? [], 'upcoming', side, now, zone),
    past: forTab(past.data?.pages.flatMap(({ items }) => items) ?? [], 'past', side, now, zone),
  };
  const days = {
    upcoming: lessonDays(listed.upcoming, zone),
    past: lessonDays(listed.past, zone),
  };
  const isIncomplete = [upcoming, past].some(({ isError, data }) => isError && data === undefined);
  const today = dayOf(now, zone);
  const other = tab === 'upcoming' ? 'past' : 'upcoming';
  // Switches to the other tab if only that one has lessons on the selected day.
  function select(chosen: string | null): void {
    setDay(chosen);
    if (chosen !== null && !days[tab].has(chosen) && days[other].has(chosen)) setTab(other);
  }

  const calendar = (
    <Box position={{ lg: 'sticky' }} top="24" minW="0">
      <LessonCalendar
        today={today}
        selected={day}
        onSelect={select}
        days={new Map([...days.past, ...days.upcoming])}
        isIncomplete={isIncomplete}
        opensOn={[...days.upcoming.keys()].find((each) => each >= today) ?? null}
      />
    </Box>
  );
  const shown = { side, now, zone, money, attendance, review };
  return (
    <Box
      display="grid"
      gap={{ base: '1', lg: '6' }}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) min(20rem, 33%)' }}
    >
      {isNarrow && calendar}
      <Tabs.Root value={tab} onValueChange={(change) => setTab(change.value === 'past' ? 'past' : 'upcoming')} lazyMount>
        <Tabs.List>
          <Tabs.Trigger value="upcoming">{t('upcoming')}</Tabs.Trigger>
          <Tabs.Trigger value="past">{t('past')}</Tabs.Trigger>
          <Text ms="auto" alignSelf="center" color="fg.muted" textStyle="sm" display={{ base: 'none', md: 'block' }}>
            <bdi>{zoneLabel(zone, now)}</bdi>
          </Text>
        </Tabs.List>
        <Text mt="3" color="fg.muted" textStyle="sm" hideFrom="md">
          <bdi>{zoneLabel(zone, now)}</bdi>
        </Text>
        <Tabs.Content value="upcoming">
          {side === 'student' && <PaymentDue lessons={listed.upcoming} now={now} zone={zone} />}
          <LessonTab tab="upcoming" query={upcoming} lessons={listed.upcoming} day={day} {...shown} />
        </Tabs.Content>
        <Tabs.Content value="past">
          <LessonTab tab="past" query={past} lessons={listed.past} day={day} {...shown} />
        </Tabs.Content>
      </Tabs.Root>
      {!isNarrow && calendar}
    </Box>
  );
}
