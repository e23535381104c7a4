import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Alternative, Slot } from '@somo/contracts/lessons';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { dayText, offsetName, shortDate, shortDayText, timeOf, wallTime, weekdayOf } from '../../lib/format';
import { Option } from './option';
import { StepHeading } from './step-heading';

interface Props {
  day: string;
  zone: string;
  name: string;
  slots: Slot[];
  chosen: Instant | null;
  alternatives: Alternative[];
  onChoose: (startsAt: Instant) => void;
  onInstead: (startsAt: Instant) => void;
}

export function TimeStep({ day, zone, name, slots, chosen, alternatives, onChoose, onInstead }: Props) {
  const { t } = useTranslation('booking');
  const theirs = ({ teacherLocal }: Slot) => {
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
    <Box>
      {alternatives.length > 0 && (
        <Box role="group" aria-label={t('alternatives')} bg="clay.subtle" color="clay.fg" borderRadius="l2" p="4" mb="5">
          <Text role="alert" fontWeight="semibold">
            {t('taken')}
          </Text>
          <Text textStyle="sm" mb="3">
            {t('alternatives')}
          </Text>
          <Box display="flex" flexWrap="wrap" gap="2">
            {alternatives.map(({ startsAt }) => (
              <Button key={startsAt} size="sm" colorPalette="clay" variant="outline" onClick={() => onInstead(startsAt)}>
                {`${weekdayOf(startsAt, zone)}, ${shortDate(startsAt, zone)}, ${timeOf(startsAt, zone)}`}
              </Button>
            ))}
          </Box>
        </Box>
      )}
      <StepHeading mb="3">{t('chooseTime', { day: dayText(day) })}</StepHeading>
      {slots.length === 0 && <Text color="fg.muted">{t('dayGone')}</Text>}
      <Box
        role="radiogroup"
        aria-label={t('chooseTime', { day: dayText(day) })}
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
      >
        {slots.map((slot) => (
          <Option
            key={slot.startsAt}
            name="time"
            checked={slot.startsAt === chosen}
            onChoose={() => onChoose(slot.startsAt)}
            title={mine(slot.startsAt)}
            text={theirs(slot)}
          />
        ))}
      </Box>
    </Box>
  );
}
