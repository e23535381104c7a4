import { Box, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { weekdayInitial } from '../../lib/format';
import { Panel } from '../../ui/panel';
import { removeWeekly, weeklyOn, type Hours } from './hours';
import { SlotList } from './slot-list';
import { weekdayName, weekdays } from './weekly-list';

interface Props {
  hours: Hours;
  onChange: (hours: Hours) => void;
  /** The weekday whose hours are listed. */
  day: number;
  onDay: (day: number) => void;
}

/** The hours of one weekday to the minute, each with a button to remove it. */
export function DayByDay({ hours, onChange, day, onDay }: Props) {
  const { t } = useTranslation('availability');
  return (
    <Panel asChild>
      <section aria-label={t('listTitle')}>
        <Box display="flex" flexWrap="wrap" columnGap="4" rowGap="2" justifyContent="space-between" alignItems="center" mb="4">
          <Heading as="h2" size="md">
            {t('listTitle')}
          </Heading>
          <Box role="group" aria-label={t('day')} display="flex" flexWrap="wrap" gap="1">
            {weekdays.map((each) => (
              <Box
                asChild
                key={each}
                minW="8"
                minH="8"
                borderRadius="full"
                textStyle="sm"
                fontWeight={weeklyOn(hours, each).length > 0 ? 'semibold' : 'normal'}
                cursor="pointer"
                focusVisibleRing="outside"
                {...(each === day
                  ? { bg: 'brand.solid', color: 'brand.contrast' }
                  : { color: weeklyOn(hours, each).length > 0 ? 'brand.fg' : 'fg.muted', _hover: { bg: 'brand.subtle' } })}
              >
                <button type="button" aria-pressed={each === day} aria-label={weekdayName(each)} onClick={() => onDay(each)}>
                  {weekdayInitial(`2023-01-0${each + 1}`)}
                </button>
              </Box>
            ))}
          </Box>
        </Box>
        <Box aria-live="polite">
          <Heading as="h3" textStyle="sm" fontWeight="semibold" mb="2">
            {weekdayName(day)}
          </Heading>
          <SlotList
            untitled
            stacked
            title={weekdayName(day)}
            slots={weeklyOn(hours, day)}
            onRemove={(id) => onChange(removeWeekly(hours, id))}
          />
        </Box>
      </section>
    </Panel>
  );
}
