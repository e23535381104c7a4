import { useState, type ReactNode } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { HoursWindow } from '@somo/contracts/availability';
import { lessonMinutes } from '@somo/contracts/rules/booking';
import { TextField } from '../../ui/text-field';
import { addProblem } from './hours';
import { windowText } from './window-text';

interface Props {
  /** The other windows of the same day; null: no day is chosen yet. */
  others: readonly HoursWindow[] | null;
  onAdd: (window: HoursWindow) => void;
  /** What is asked before the times, in the same row. */
  children?: ReactNode;
  /** The button has a row of its own. */
  stacked?: boolean;
}

const ownRow = { base: '1 / -1', md: 'auto' };

/** Leaves room for 'AM' beside the clock of the browser. */
const narrow = { ps: '3', pe: '2', fontVariantNumeric: 'tabular-nums' } as const;

/** Start and end of hours to add, and why they can't be. */
export function WindowFields({ others, onAdd, children, stacked = false }: Props) {
  const { t } = useTranslation('availability');
  const [startTime, setStart] = useState('09:00');
  const [end, setEnd] = useState('10:00');
  // A time field cannot say 24:00: midnight is the end of the day.
  const endTime = end === '00:00' ? '24:00' : end;
  const [checked, setChecked] = useState(false);
  const problem = others && addProblem({ startTime, endTime }, others);
  const said =
    problem &&
    (problem.kind === 'overlap'
      ? t('problem.overlap', {
          one: windowText({ startTime, endTime }),
          other: windowText(problem.with),
        })
      : t(`problem.${problem.kind}`, { count: lessonMinutes }));
  function add(): void {
    setChecked(true);
    if (!others || problem) return;
    onAdd({ startTime, endTime });
    setChecked(false);
  }
  return (
    <Box>
      <Box display="grid" gap="3" gridTemplateColumns="repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))" alignItems="end">
        {children && <Box gridColumn={ownRow}>{children}</Box>}
        <TextField {...narrow} type="time" label={t('start')} value={startTime} onChange={(event) => setStart(event.target.value)} />
        <TextField {...narrow} type="time" label={t('end')} value={end} onChange={(event) => setEnd(event.target.value)} />
        <Button disabled={others === null} onClick={add} gridColumn={stacked ? '1 / -1' : ownRow}>
          {t('add')}
        </Button>
      </Box>
      <Text role="status" mt={checked && said ? '2' : '0'} color={checked && said ? 'fg.error' : 'fg.muted'} textStyle="sm">
        {checked && said}
      </Text>
    </Box>
  );
}
