import { useState } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../../lib/use-is-narrow';
import { LiveRegion } from '../../ui/live-region';
import { MonthCalendar } from '../../ui/month-calendar';
import { DayMark, type LessonDayVariant } from '../../ui/month-calendar-day';
import { Panel } from '../../ui/panel';

interface Props {
  today: string;
  selected: string | null;
  days: ReadonlyMap<string, LessonDayVariant>;
  onSelect: (day: string | null) => void;
  /** The day whose month is shown first. */
  opensOn: string | null;
  /** Some lessons could not be loaded, so days with lessons may be unmarked. */
  isIncomplete: boolean;
}

const variants = ['upcoming', 'past', 'cancelled'] as const;

/** The days with lessons, in a month; on a narrow screen it is behind a button, because the lessons come first. */
export function LessonCalendar({ today, selected, days, onSelect, opensOn, isIncomplete }: Props) {
  const { t } = useTranslation('lessons');
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const clear = selected && (
    <Button variant="outline" size="sm" minH={{ base: '11', lg: '9' }} onClick={() => onSelect(null)}>
      {t('clearDate')}
    </Button>
  );
  const toggle = isNarrow && (
    <Button variant="plain" size="sm" minH="11" px="0" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      <CalendarDays aria-hidden />
      {t(isOpen ? 'hideCalendar' : 'showCalendar')}
    </Button>
  );
  return (
    <>
      {isNarrow && (
        <Box display="flex" alignItems="center" justifyContent="space-between" gap="4">
          {toggle}
          {!isOpen && clear}
        </Box>
      )}
      {(!isNarrow || isOpen) && (
        <Panel px={{ base: '4', lg: '5' }} py={{ base: '3', lg: '5' }}>
          <MonthCalendar
            label={t('calendar')}
            today={today}
            selected={selected}
            onSelect={onSelect}
            days={new Set(days.keys())}
            word={(day) => t(`dayWords.${days.get(day) ?? 'upcoming'}`)}
            variantOf={(day) => days.get(day)}
            opensOn={opensOn}
          />
          <LiveRegion>
            {isIncomplete && (
              <Text textStyle="sm" color="fg.muted" textAlign="center" mt="3">
                {t('calendarIncomplete')}
              </Text>
            )}
          </LiveRegion>
          <Box display="flex" flexWrap="wrap" justifyContent="center" alignItems="center" columnGap="4" rowGap="2" mt="4">
            {variants.map((variant) => (
              <Text key={variant} textStyle="xs" color="fg.muted" display="inline-flex" alignItems="center" gap="1.5">
                <DayMark variant={variant} />
                {t(`legend.${variant}`)}
              </Text>
            ))}
            {clear}
          </Box>
        </Panel>
      )}
    </>
  );
}
