import { useState } from 'react';
import { Box, Button, Tabs, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dayOf, zoneLabel } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { MonthCalendar } from '../../ui/month-calendar';
import { Panel } from '../../ui/panel';
import { useLessons } from './api/list-lessons';
import type { LessonMoneyParts } from './lesson-badges';
import { LessonTab } from './lesson-tab';
import { forTab, type Side } from './lesson-rules';

/** A calendar of the user's lessons next to the two lists. */
export function MyLessons({ side, money }: { side: Side; money: LessonMoneyParts }) {
  const { t } = useTranslation('lessons');
  const now = useNow();
  const zone = useZone();
  const [day, setDay] = useState<string | null>(null);
  const [tab, setTab] = useState<'upcoming' | 'past'>('upcoming');
  const upcoming = useLessons('upcoming');
  const past = useLessons('past');
  const listed = {
    upcoming: forTab(upcoming.data?.pages.flatMap(({ items }) => items) ?? [], 'upcoming', side, now, zone),
    past: forTab(past.data?.pages.flatMap(({ items }) => items) ?? [], 'past', side, now, zone),
  };
  const daysOf = (which: keyof typeof listed) => new Set(listed[which].map((lesson) => dayOf(lesson.startsAt, zone)));
  const days = { upcoming: daysOf('upcoming'), past: daysOf('past') };
  const other = tab === 'upcoming' ? 'past' : 'upcoming';
  // Switches to the other tab if only that one has lessons on the selected day.
  function select(chosen: string): void {
    setDay(chosen);
    if (!days[tab].has(chosen) && days[other].has(chosen)) setTab(other);
  }

  const shown = { side, now, zone, money };
  return (
    <Box display="grid" gap="6" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' }}>
      <Panel>
        <MonthCalendar
          label={t('calendar')}
          today={dayOf(now, zone)}
          selected={day}
          onSelect={select}
          days={new Set([...days.upcoming, ...days.past])}
          word={t('lessonOn')}
        />
        {day && (
          <Box textAlign="center" mt="4">
            <Button variant="outline" size="sm" onClick={() => setDay(null)}>
              {t('clearDate')}
            </Button>
          </Box>
        )}
      </Panel>
      <Tabs.Root value={tab} onValueChange={(change) => setTab(change.value === 'past' ? 'past' : 'upcoming')} lazyMount>
        <Tabs.List>
          <Tabs.Trigger value="upcoming">{t('upcoming')}</Tabs.Trigger>
          <Tabs.Trigger value="past">{t('past')}</Tabs.Trigger>
          <Text ms="auto" alignSelf="center" color="fg.muted" textStyle="sm" display={{ base: 'none', md: 'block' }}>
            <bdi>{zoneLabel(zone, now)}</bdi>
          </Text>
        </Tabs.List>
        <Tabs.Content value="upcoming">
          <LessonTab tab="upcoming" query={upcoming} lessons={listed.upcoming} day={day} {...shown} />
        </Tabs.Content>
        <Tabs.Content value="past">
          <LessonTab tab="past" query={past} lessons={listed.past} day={day} {...shown} />
        </Tabs.Content>
      </Tabs.Root>
    </Box>
  );
}
