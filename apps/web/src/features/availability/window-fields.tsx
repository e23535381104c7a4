import { useState } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { minutesOf, timeOf } from '@somo/calendar/days';
import type { HoursWindow } from '@somo/contracts/availability';
import { lessonMinutes } from '@somo/contracts/rules/booking';
import { wallTime } from '../../lib/format';
import { windowText } from '../../lib/week-in-short';
import { SelectField } from '../../ui/select-field';
import { overlapWith } from './hours';

interface Props {
  /** The other windows of the same day; null: no day is chosen yet. */
  others: readonly HoursWindow[] | null;
  onAdd: (window: HoursWindow) => void;
}

const stepMinutes = 15;
const endOfDay = 24 * 60;
const textOf = (minutes: number) => (minutes === endOfDay ? '24:00' : timeOf(minutes));

/** Times of the day from one to another, a quarter of an hour apart, as the options of a field. */
const times = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / stepMinutes) + 1 }, (_, at) => textOf(from + at * stepMinutes)).map((value) => ({
    value,
    label: wallTime(value),
  }));

const starts = () => times(0, endOfDay - lessonMinutes);

/** Start and end of hours to add, in which at least one lesson fits, and what they overlap. */
export function WindowFields({ others, onAdd }: Props) {
  const { t } = useTranslation('availability');
  const [startTime, setStart] = useState('09:00');
  const [wantedEnd, setEnd] = useState('10:00');
  const [checked, setChecked] = useState(false);
  const earliestEnd = minutesOf(startTime) + lessonMinutes;
  const endTime = textOf(Math.max(minutesOf(wantedEnd), earliestEnd));
  const other = others && overlapWith({ startTime, endTime }, others);
  function add(): void {
    setChecked(true);
    if (!others || other) return;
    onAdd({ startTime, endTime });
    setChecked(false);
  }
  return (
    <Box>
      <Box display="grid" gap="3" gridTemplateColumns="repeat(2, minmax(0, 1fr))" alignItems="end">
        <SelectField label={t('start')} value={startTime} onChange={setStart} options={starts()} />
        <SelectField label={t('end')} value={endTime} onChange={setEnd} options={times(earliestEnd, endOfDay)} />
        <Button disabled={others === null} onClick={add} gridColumn="1 / -1">
          {t('add')}
        </Button>
      </Box>
      <Text role="status" mt={checked && other ? '2' : '0'} color="fg.error" textStyle="sm">
        {checked && other && t('overlap', { one: windowText({ startTime, endTime }), other: windowText(other) })}
      </Text>
    </Box>
  );
}
