import { useEffect, useRef } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { clock } from '../../lib/clock';
import { dayOf, dayText, fullDayText, offsetName, shortDayText, timeOf, unparted, wallTime } from '../../lib/format';
import { SkippedTimes } from '../../ui/skipped-times';
import type { OfferedSlot } from './offered-days';
import { Option } from './option';
import { StepHeading } from './step-heading';

interface Props {
  day: string;
  zone: string;
  teacherZone: string;
  name: string;
  slots: OfferedSlot[];
  chosen: Instant | null;
  onChoose: (startsAt: Instant) => void;
}

/** The times of a day, each also on the teacher's clock if that reads differently. */
export function TimeStep({ day, zone, teacherZone, name, slots, chosen, onChoose }: Props) {
  const { t } = useTranslation('booking');
  const list = useRef<HTMLDivElement>(null);
  // A time that was chosen on another page may be far down the list.
  useEffect(() => {
    list.current?.querySelector(':checked')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isThisYear = day.slice(0, 4) === dayOf(clock.now(), zone).slice(0, 4);
  const question = t('chooseTime', { day: isThisYear ? dayText(day) : fullDayText(day) });
  const theirs = ({ startsAt, teacherLocal }: OfferedSlot) => {
    const time = wallTime(teacherLocal.startTime);
    if (teacherLocal.date === day && time === timeOf(startsAt, zone)) return '';
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
      <StepHeading mb="3">{question}</StepHeading>
      <SkippedTimes day={day} zone={zone} teacherZone={teacherZone} />
      {slots.length === 0 && <Text color="fg.muted">{t('dayGone')}</Text>}
      <Box
        ref={list}
        role="radiogroup"
        aria-label={question}
        display="grid"
        gap="3"
        gridTemplateColumns="repeat(auto-fill, minmax(min(13rem, 100%), 1fr))"
        css={{ '& input': { scrollMarginBlock: '8rem' } }}
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
