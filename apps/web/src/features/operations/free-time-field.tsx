import { useState } from 'react';
import { Box, Button, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { slotRangeDays } from '@somo/contracts/rules/booking';
import type { Instant } from '@somo/contracts/time';
import { clock } from '../../lib/clock';
import { addDays } from '../../lib/days';
import { dayOf, dayText, timeOf, unparted } from '../../lib/format';
import { refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { SelectField } from '../../ui/select-field';

interface Props {
  lessonId: string;
  zone: string;
  chosen: Instant | '';
  error: string | undefined;
  onChoose: (startsAt: Instant) => void;
}

/** A day, and the times of that day at which both people of a lesson are free. */
export function FreeTimeField({ lessonId, zone, chosen, error, onChoose }: Props) {
  const { t } = useTranslation('operations');
  const [today] = useState(() => dayOf(clock.now(), zone));
  const [picked, setDay] = useState<string | null>(null);
  const span = { from: today, to: addDays(today, slotRangeDays - 1), timeZone: zone };
  const free = useQuery({ ...query('GET /api/admin/lessons/:id/free-times', { params: { id: lessonId }, query: span }), staleTime: 0 });
  const days = free.data?.days ?? [];
  const day = picked ?? days[0]?.date ?? '';
  if (free.isPending)
    return (
      <Loading label={t('moveLesson.loading')}>
        <Skeleton h="32" />
      </Loading>
    );
  const refusal = refusalOf(free.error);
  if (refusal) return <Text role="alert">{refusal}</Text>;
  if (free.data && days.length === 0) return <Text color="fg.muted">{t('moveLesson.none')}</Text>;
  return (
    <Box>
      <FetchError compact of={free} text={t('moveLesson.failed')} />
      <SelectField
        label={t('moveLesson.day')}
        value={day}
        onChange={setDay}
        options={days.map(({ date }) => ({ value: date, label: dayText(date) }))}
      />
      <Box role="group" aria-label={t('moveLesson.times')} display="flex" flexWrap="wrap" gap="2" mt="4">
        {days
          .find(({ date }) => date === day)
          ?.slots.map(({ startsAt }) => (
            <Button
              key={startsAt}
              type="button"
              size="sm"
              minH={{ base: '11', md: '9' }}
              variant={startsAt === chosen ? 'solid' : 'outline'}
              aria-pressed={startsAt === chosen}
              onClick={() => onChoose(startsAt)}
            >
              {unparted(timeOf(startsAt, zone))}
            </Button>
          ))}
      </Box>
      {error && (
        <Text role="alert" color="fg.error" textStyle="sm" mt="2">
          {error}
        </Text>
      )}
    </Box>
  );
}
