import { Box, Text } from '@chakra-ui/react';
import { CalendarX, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fullDate, listText, timeOf, unparted } from '../../lib/format';
import { SelectField } from '../../ui/select-field';
import type { Weekly } from './use-weekly';

/** How many weeks in a row to book, and which dates that makes: those that cannot be booked are left out, and why. */
export function WeeklyChoice({ weekly, zone, disabled }: { weekly: Weekly; zone: string; disabled: boolean }) {
  const { t } = useTranslation('booking');
  const { most, count, dates, choose } = weekly;
  if (most < 2) return null;
  const options = Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: t('weekly.lessons', { count: at + 1 }) }));
  return (
    <Box mt="4" pt="4">
      <Box maxW={{ sm: 'xs' }}>
        <SelectField
          label={t('weekly.label')}
          value={String(count)}
          options={options}
          disabled={disabled}
          onChange={(value) => choose(Number(value))}
        />
      </Box>
      {dates.length > 0 && (
        <Box as="ul" listStyleType="none" mt="3" aria-label={t('weekly.dates')}>
          {dates.map(({ startsAt, why }) => (
            <Box
              as="li"
              key={startsAt}
              display="grid"
              gridTemplateColumns="1.25rem minmax(0, 1fr)"
              columnGap="3"
              py="1.5"
              alignItems="start"
              color={why ? 'fg.muted' : undefined}
              _icon={{ w: '4', h: '4', mt: '1' }}
            >
              <Box color={why ? 'clay.fg' : 'fg.success'}>{why ? <CalendarX aria-hidden /> : <Check aria-hidden />}</Box>
              <Text>
                <bdi>{unparted(listText([fullDate(startsAt, zone), timeOf(startsAt, zone)]))}</bdi>
                {why && (
                  <Text as="span" display="block" textStyle="sm">
                    {t(`weekly.why.${why}`)}
                  </Text>
                )}
              </Text>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
