import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '@somo/contracts/time';
import { dayText, timeOf } from '../../lib/format';
import type { OfferedDay } from './offered-days';
import { Option } from './option';
import { StepHeading } from './step-heading';
import type { WantedTimes } from './wanted-times';

const shown = 3;

interface Props {
  days: OfferedDay[];
  zone: string;
  wanted: WantedTimes | null;
  onChoose: (startsAt: Instant) => void;
}

/** The next free times, while no date is chosen: one choice instead of two. Those that were searched for, if there are any. */
export function QuickTimes({ days, zone, wanted, onChoose }: Props) {
  const { t } = useTranslation('booking');
  const open = days.flatMap(({ date, slots }) => slots.map(({ startsAt }) => ({ date, startsAt })));
  const searched = wanted ? open.filter(({ startsAt }) => wanted.includes(startsAt)) : [];
  const next = (searched.length > 0 ? searched : open).slice(0, shown);
  if (next.length === 0) return null;
  const title = wanted && searched.length > 0 ? t('nextWanted', { times: wanted.text }) : t('nextTimes');
  return (
    <>
      <StepHeading mb="3">{title}</StepHeading>
      <Box role="radiogroup" aria-label={title} display="grid" gap="3">
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
