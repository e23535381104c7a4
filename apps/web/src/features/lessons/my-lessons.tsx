import { useState } from 'react';
import { Box, Button, Tabs, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dayOf, zoneLabel } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { MonthCalendar } from '../../ui/month-calendar';
import { Panel } from '../../ui/panel';
import { useLessons } from './api/list-lessons';
import { LessonTab } from './lesson-tab';
import { forTab, type Side } from './lesson-rules';

/** A calendar of one's lessons beside the two lists. */
export function MyLessons({ side }: { side: Side }) {
  const { t } = useTranslation('lessons');
  const now = useNow();
  const zone = useZone();
  const [day, setDay] = useState<string | null>(null);
  const upcoming = useLessons('upcoming');
  const past = useLessons('past');
  const listed = {
    upcoming: forTab(upcoming.data?.pages.flatMap(({ items }) => items) ?? [], 'upcoming', side, now, zone),
    past: forTab(past.data?.pages.flatMap(({ items }) => items) ?? [], 'past', side, now, zone),
  };
  const days = new Set([...listed.upcoming, ...listed.past].map((lesson) => dayOf(lesson.startsAt, zone)));

  return (
    <Box display="grid" gap="6" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' }}>
      <Panel>
        <MonthCalendar label={t('calendar')} today={dayOf(now, zone)} selected={day} onSelect={setDay} days={days} word={t('lessonOn')} />
        {day && (
          <Box textAlign="center" mt="4">
            <Button variant="outline" size="sm" onClick={() => setDay(null)}>
              {t('clearDate')}
            </Button>
          </Box>
        )}
      </Panel>
      <Tabs.Root defaultValue="upcoming" lazyMount>
        <Tabs.List>
          <Tabs.Trigger value="upcoming">{t('upcoming')}</Tabs.Trigger>
          <Tabs.Trigger value="past">{t('past')}</Tabs.Trigger>
          <Text ms="auto" alignSelf="center" color="fg.muted" textStyle="sm" display={{ base: 'none', md: 'block' }}>
            <bdi>{zoneLabel(zone, now)}</bdi>
          </Text>
        </Tabs.List>
        <Tabs.Content value="upcoming">
          <LessonTab tab="upcoming" query={upcoming} lessons={listed.upcoming} day={day} side={side} now={now} zone={zone} />
        </Tabs.Content>
        <Tabs.Content value="past">
          <LessonTab tab="past" query={past} lessons={listed.past} day={day} side={side} now={now} zone={zone} />
        </Tabs.Content>
      </Tabs.Root>
    </Box>
  );
}
