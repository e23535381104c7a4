import { useState } from 'react';
import { Box, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '@somo/contracts/time';
import { chosenTime, timeProblem } from '../../lib/chosen-time';
import { clock } from '../../lib/clock';
import { dayOf } from '../../lib/format';
import { TextField } from '../../ui/text-field';
import type { NotProposable } from './proposable';

interface Props {
  zone: string;
  /** No more can be added until one is removed. */
  isFull: boolean;
  /** Returns why the time cannot be added. */
  onAdd: (startsAt: Instant) => NotProposable | null;
}

/** Adds a time outside the published hours. */
export function OtherTime({ zone, isFull, onAdd }: Props) {
  const { t } = useTranslation('lessons');
  const [date, setDate] = useState('');
  const [time, setTime] = useState('');
  const [checked, setChecked] = useState(false);
  const [why, setWhy] = useState<NotProposable | null>(null);
  const chosen = chosenTime(date, time, zone, clock.now());
  const timeError = why ?? (checked ? timeProblem(chosen, time) : undefined);
  function enter(set: () => void): void {
    set();
    setWhy(null);
  }
  function add(): void {
    setChecked(true);
    if (!('startsAt' in chosen)) return;
    const refused = onAdd(chosen.startsAt);
    setWhy(refused);
    if (refused) return;
    setTime('');
    setChecked(false);
  }
  return (
    <Box as="fieldset" display="grid" gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr auto' }} alignItems="end">
      <Box as="legend" textStyle="sm" fontWeight="semibold" mb="2">
        {t('move.other')}
      </Box>
      <TextField
        type="date"
        label={t('move.date')}
        min={dayOf(clock.now(), zone)}
        value={date}
        onChange={(event) => enter(() => setDate(event.target.value))}
        disabled={isFull}
        error={checked && date === '' ? t('move.dateMissing') : undefined}
      />
      <TextField
        type="time"
        step={900}
        label={t('move.time')}
        value={time}
        onChange={(event) => enter(() => setTime(event.target.value))}
        disabled={isFull}
        error={timeError && t(`move.${timeError}`)}
      />
      <Button variant="outline" disabled={isFull} onClick={add}>
        {t('move.add')}
      </Button>
    </Box>
  );
}
