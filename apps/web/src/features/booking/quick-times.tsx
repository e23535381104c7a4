import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '@somo/contracts/time';
import { dayText, timeOf } from '../../lib/format';
import type { OfferedDay } from './offered-days';
import { Option } from './option';
import { StepHeading } from './step-heading';

const shown = 3;

/** The next free times, while no date is chosen: one choice instead of two. */
export function QuickTimes({ days, zone, onChoose }: { days: OfferedDay[]; zone: string; onChoose: (startsAt: Instant) => void }) {
  const { t } = useTranslation('booking');
  const next = days.flatMap(({ date, slots }) => slots.map(({ startsAt }) => ({ date, startsAt }))).slice(0, shown);
  if (next.length === 0) return null;
  return (
    <>
      <StepHeading mb="3">{t('nextTimes')}</StepHeading>
      <Box role="radiogroup" aria-label={t('nextTimes')} display="grid" gap="3">
        {next.map(({ date, startsAt }) => (
          <Option
            key={startsAt}
            name="time"
            checked={false}
            onChoose={() => onChoose(startsAt)}
            title={timeOf(startsAt, zone)}
            text={dayText(date)}
          />
        ))}
      </Box>
    </>
  );
}
