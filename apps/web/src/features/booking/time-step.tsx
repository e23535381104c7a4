import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { dayText, offsetName, shortDayText, timeOf, unparted, wallTime } from '../../lib/format';
import type { OfferedSlot } from './offered-days';
import { Option } from './option';
import { StepHeading } from './step-heading';

interface Props {
  day: string;
  zone: string;
  name: string;
  slots: OfferedSlot[];
  chosen: Instant | null;
  onChoose: (startsAt: Instant) => void;
}

/** The times of a day, each also on the teacher's clock. */
export function TimeStep({ day, zone, name, slots, chosen, onChoose }: Props) {
  const { t } = useTranslation('booking');
  const theirs = ({ teacherLocal }: OfferedSlot) => {
    const time = wallTime(teacherLocal.startTime);
    return teacherLocal.date === day
      ? t('theirTime', { time, name })
      : t('theirTimeOtherDay', { time, day: shortDayText(teacherLocal.date), name });
  };
  // When clocks are set back, the same local time may occur twice.
  const mine = (startsAt: Instant) => {
    const time = timeOf(startsAt, zone);
    const twice = slots.filter((slot) => timeOf(slot.startsAt, zone) === time).length > 1;
    return twice ? `${time} (${offsetName(zone, fromInstant(startsAt))})` : time;
  };
  return (
    <>
      <StepHeading mb="3">{t('chooseTime', { day: dayText(day) })}</StepHeading>
      {slots.length === 0 && <Text color="fg.muted">{t('dayGone')}</Text>}
      <Box
        role="radiogroup"
        aria-label={t('chooseTime', { day: dayText(day) })}
        display="grid"
        gap="3"
        gridTemplateColumns="repeat(auto-fill, minmax(min(13rem, 100%), 1fr))"
      >
        {slots.map((slot) => (
          <Option
            key={slot.startsAt}
            name="time"
            checked={slot.startsAt === chosen}
            disabled={slot.isOwnTime}
            onChoose={() => onChoose(slot.startsAt)}
            title={mine(slot.startsAt)}
            text={slot.isOwnTime ? t('ownTime') : unparted(theirs(slot))}
          />
        ))}
      </Box>
    </>
  );
}
