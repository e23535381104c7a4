import { useState } from 'react';
import { Box, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '@somo/contracts/time';
import { chosenTime } from '../../lib/chosen-time';
import { clock } from '../../lib/clock';
import { dayOf } from '../../lib/format';
import { TextField } from '../../ui/text-field';

/** Adds a time outside the published hours. */
export function OtherTime({ zone, onAdd }: { zone: string; onAdd: (startsAt: Instant) => void }) {
  const { t } = useTranslation('lessons');
  const [date, setDate] = useState('');
  const [time, setTime] = useState('');
  const [checked, setChecked] = useState(false);
  const chosen = chosenTime(date, time, zone, clock.now());
  function add(): void {
    setChecked(true);
    if (!('startsAt' in chosen)) return;
    onAdd(chosen.startsAt);
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
        onChange={(event) => setDate(event.target.value)}
      />
      <TextField
        type="time"
        step={900}
        label={t('move.time')}
        value={time}
        onChange={(event) => setTime(event.target.value)}
        error={checked && 'problem' in chosen ? t(`move.${chosen.problem}`) : undefined}
      />
      <Button variant="outline" onClick={add}>
        {t('move.add')}
      </Button>
    </Box>
  );
}
