import { useState } from 'react';
import { Box, Button, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Lesson, Slot } from '@somo/contracts/lessons';
import { slotRangeDays } from '@somo/contracts/rules/booking';
import type { Instant } from '@somo/contracts/time';
import { clock } from '../../lib/clock';
import { addDays, monthOf } from '../../lib/days';
import { dayOf, dayText, timeOf, unparted } from '../../lib/format';
import { refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { MonthCalendar } from '../../ui/month-calendar';
import type { NotProposable } from './proposable';

interface Props {
  lesson: Lesson;
  zone: string;
  chosen: readonly Instant[];
  /** No more can be chosen until one is removed. */
  isFull: boolean;
  /** Returns why the time cannot be added. */
  onAdd: (startsAt: Instant) => NotProposable | null;
  onRemove: (startsAt: Instant) => void;
}

/** Days and times at which both people of a lesson are free. */
export function FreeTimePicker({ lesson, zone, chosen, isFull, onAdd, onRemove }: Props) {
  const { t } = useTranslation('lessons');
  const [today] = useState(() => dayOf(clock.now(), zone));
  const [picked, setDay] = useState<string | null>(null);
  const [why, setWhy] = useState<NotProposable | null>(null);
  const free = useQuery({
    ...query('GET /api/lessons/:id/free-times', {
      params: { id: lesson.id },
      query: { from: today, to: addDays(today, slotRangeDays - 1), timeZone: zone },
    }),
    staleTime: 0,
  });
  const days = free.data?.days ?? [];
  const day = picked ?? days[0]?.date ?? null;
  const slots: Slot[] = days.find(({ date }) => date === day)?.slots ?? [];
  function press(startsAt: Instant, isChosen: boolean): void {
    if (isChosen) onRemove(startsAt);
    setWhy(isChosen ? null : onAdd(startsAt));
  }
  if (free.isPending)
    return (
      <Loading label={t('move.loading')}>
        <Skeleton h="64" />
      </Loading>
    );
  // Moved, cancelled or begun meanwhile: there is nothing to choose.
  const refusal = refusalOf(free.error);
  if (refusal) return <Text role="alert">{refusal}</Text>;
  return (
    <Box>
      <FetchError compact of={free} text={t('move.failed')} />
      {free.data && days.length === 0 && <Text color="fg.muted">{t('move.none')}</Text>}
      {days.length > 0 && (
        <>
          <MonthCalendar
            label={t('move.day')}
            today={today}
            selected={day}
            onSelect={setDay}
            days={new Set(days.map(({ date }) => date))}
            word={() => t('move.freeDay')}
            from={monthOf(today)}
            until={monthOf(days.at(-1)?.date ?? today)}
          />
          <Text mt="4" mb="2" fontWeight="semibold">
            {day && dayText(day)}
          </Text>
          <Box role="group" aria-label={t('move.times')} display="flex" flexWrap="wrap" gap="2">
            {slots.map(({ startsAt }) => {
              const isChosen = chosen.includes(startsAt);
              return (
                <Button
                  key={startsAt}
                  size="sm"
                  variant={isChosen ? 'solid' : 'outline'}
                  aria-pressed={isChosen}
                  disabled={isFull && !isChosen}
                  onClick={() => press(startsAt, isChosen)}
                >
                  {unparted(timeOf(startsAt, zone))}
                </Button>
              );
            })}
          </Box>
          <Text role="alert" color="fg.error" textStyle="sm">
            {why && t(`move.${why}`)}
          </Text>
        </>
      )}
    </Box>
  );
}
