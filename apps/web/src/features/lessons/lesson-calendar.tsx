import { useState } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../../lib/use-is-narrow';
import { MonthCalendar } from '../../ui/month-calendar';
import { DayMark, type LessonDayVariant } from '../../ui/month-calendar-day';
import { Panel } from '../../ui/panel';

interface Props {
  today: string;
  selected: string | null;
  days: ReadonlyMap<string, LessonDayVariant>;
  onSelect: (day: string | null) => void;
  /** Some lessons could not be loaded, so days with lessons may be unmarked. */
  isIncomplete: boolean;
}

const variants = ['upcoming', 'past', 'cancelled'] as const;

/** The days with lessons: a month, on a narrow screen a week that opens to the month. */
export function LessonCalendar({ today, selected, days, onSelect, isIncomplete }: Props) {
  const { t } = useTranslation('lessons');
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const isWeek = isNarrow && !isOpen;
  return (
    <Panel px={{ base: '4', lg: '5' }} py={{ base: '3', lg: '5' }}>
      <MonthCalendar
        label={t('calendar')}
        today={today}
        selected={selected}
        onSelect={onSelect}
        days={new Set(days.keys())}
        word={(day) => t(`dayWords.${days.get(day) ?? 'upcoming'}`)}
        variantOf={(day) => days.get(day)}
        view={isWeek ? 'week' : 'month'}
      />
      {isIncomplete && (
        <Text role="status" textStyle="sm" color="fg.muted" textAlign="center" mt="3">
          {t('calendarIncomplete')}
        </Text>
      )}
      <Box display="flex" flexWrap="wrap" justifyContent="center" alignItems="center" columnGap="4" rowGap="2" mt={{ base: '1', lg: '4' }}>
        {!isWeek &&
          variants.map((variant) => (
            <Text key={variant} textStyle="xs" color="fg.muted" display="inline-flex" alignItems="center" gap="1.5">
              <DayMark variant={variant} />
              {t(`legend.${variant}`)}
            </Text>
          ))}
        {isNarrow && (
          <Button variant="plain" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'showWeek' : 'showMonth')}
          </Button>
        )}
        {selected && (
          <Button variant="outline" size="sm" onClick={() => onSelect(null)}>
            {t('clearDate')}
          </Button>
        )}
      </Box>
    </Panel>
  );
}
