import { Box } from '@chakra-ui/react';
import { firstWeekday, weekdayText } from '../../lib/format';
import { SlotList } from './slot-list';
import { removeWeekly, weeklyOn, type Hours } from './hours';

/** Returns the days of a week in the order of the page's language; 0 is Sunday. */
export const weekdays = (): number[] => Array.from({ length: 7 }, (_, at) => (firstWeekday() + at) % 7);

/** Returns a weekday's name; 0 is Sunday. */
export const weekdayName = (day: number): string => weekdayText(`2023-01-0${day + 1}`);

interface Props {
  hours: Hours;
  onChange: (hours: Hours) => void;
}

/** The hours of every week, day by day. */
export function WeeklyList({ hours, onChange }: Props) {
  return (
    <Box divideY="1px" divideColor="border">
      {weekdays().map((day) => (
        <SlotList key={day} title={weekdayName(day)} slots={weeklyOn(hours, day)} onRemove={(id) => onChange(removeWeekly(hours, id))} />
      ))}
    </Box>
  );
}
