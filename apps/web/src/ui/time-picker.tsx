import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Box, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { OpenSlots } from '@somo/contracts/lessons';
import { slotRangeDays } from '@somo/contracts/rules/booking';
import type { Instant } from '@somo/contracts/time';
import { clock } from '../lib/clock';
import { addDays, monthOf } from '../lib/days';
import { dayOf, dayText, zoneLabel } from '../lib/format';
import type { Their } from '../lib/their-clock';
import { useIsNarrow } from '../lib/use-is-narrow';
import { AnyTimes } from './any-times';
import { MonthCalendar } from './month-calendar';
import { TimeChips } from './time-chips';

interface Props {
  /** Whose hours they are. */
  side: 'student' | 'teacher';
  zone: string;
  /** The other person, whose clock is shown too; null if it is not known. */
  their: Their | null;
  /** The times in the teacher's hours; undefined while they are loading or if they can't be loaded. */
  days: OpenSlots['days'] | undefined;
  isLoading: boolean;
  /** Any other time can be chosen too, so many days ahead. */
  anyUntilDays?: number;
  chosen: readonly Instant[];
  /** No more can be chosen until one is removed. */
  isFull: boolean;
  onToggle: (startsAt: Instant) => void;
  /** What is chosen so far. */
  children: ReactNode;
}

/** A calendar beside the times of a day: those in the teacher's hours and, if wanted, any other. On a narrow screen, a week above them. */
export function TimePicker({ side, zone, their, days, isLoading, anyUntilDays, children, ...choice }: Props) {
  const { t } = useTranslation('times');
  const isNarrow = useIsNarrow();
  const [today] = useState(() => dayOf(clock.now(), zone));
  const [picked, setDay] = useState<string | null>(null);
  const free = new Set(days?.map(({ date }) => date));
  const last = anyUntilDays === undefined ? (days?.at(-1)?.date ?? today) : addDays(today, anyUntilDays - 1);
  const any = anyUntilDays === undefined ? [] : Array.from({ length: anyUntilDays }, (_, at) => addDays(today, at));
  const day = picked ?? days?.[0]?.date ?? any[1] ?? null;
  const slots = days?.find(({ date }) => date === day)?.slots.map(({ startsAt }) => startsAt) ?? [];
  const lastKnown = addDays(today, slotRangeDays - 1);
  const times = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (picked !== null) times.current?.scrollIntoView({ block: 'nearest' });
  }, [picked]);
  if (isLoading)
    return (
      <Box role="status" aria-label={t('loading')} display="grid" gap="6" gridTemplateColumns={columns}>
        <Skeleton h={{ base: '24', lg: '64' }} />
        <Skeleton h="40" />
      </Box>
    );
  if (day === null) return <Text color="fg.muted">{t('noneEver')}</Text>;
  return (
    <Box display="grid" columnGap="6" rowGap="4" alignItems="start" gridTemplateColumns={columns}>
      <Box minW="0">
        <MonthCalendar
          label={t('day')}
          today={today}
          selected={day}
          onSelect={setDay}
          days={anyUntilDays === undefined ? free : new Set(any)}
          word={(each) => t(free.has(each) ? 'free' : 'other')}
          variantOf={(each) => (free.has(each) ? 'free' : 'plain')}
          view={isNarrow ? 'week' : 'coming'}
          from={monthOf(today)}
          until={monthOf(last)}
        />
        {!isNarrow && children}
      </Box>
      <Box ref={times} minW="0" scrollMarginY="4">
        <Text fontWeight="semibold" color="fg">
          {dayText(day)}
        </Text>
        <Text textStyle="xs" mb="3">
          <bdi>{t('zone', { zone: zoneLabel(zone, clock.now()) })}</bdi>
        </Text>
        {slots.length > 0 && (
          <TimeChips label={hoursLabel()} isLabelShown={anyUntilDays !== undefined} times={slots} zone={zone} their={their} {...choice} />
        )}
        {slots.length === 0 && day <= lastKnown && days && (
          <Text textStyle="sm">{t(`noneInHours.${side === 'student' ? 'theirs' : 'yours'}`, { name: their?.name })}</Text>
        )}
        {anyUntilDays !== undefined && <AnyTimes key={day} day={day} without={slots} zone={zone} their={their} {...choice} />}
      </Box>
      {isNarrow && children}
    </Box>
  );

  function hoursLabel(): string {
    return side === 'teacher' ? t('inHours.yours') : t('inHours.theirs', { name: their?.name });
  }
}

const columns = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 17rem) minmax(0, 1fr)' };
