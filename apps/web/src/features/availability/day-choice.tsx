import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { weekdayInitial } from '../../lib/format';
import { weeklyOn, type Hours } from './hours';
import { weekdayName, weekdays } from './weekly-list';

interface Props {
  day: number;
  hours: Hours;
  onDay: (day: number) => void;
}

/** Chooses the day whose hours are shown; those with open hours are marked. */
export function DayChoice({ day, hours, onDay }: Props) {
  const { t } = useTranslation('availability');
  return (
    <Box role="group" aria-label={t('gridDay')} display="grid" gridTemplateColumns="repeat(7, minmax(0, 1fr))" gap="1" mb="3">
      {weekdays().map((each) => {
        const isShown = each === day;
        const isUsed = weeklyOn(hours, each).length > 0;
        return (
          <Box
            asChild
            key={each}
            minH="11"
            position="relative"
            borderRadius="l2"
            fontWeight="semibold"
            textStyle="sm"
            cursor="pointer"
            bg={isShown ? 'brand.solid' : isUsed ? 'brand.subtle' : 'transparent'}
            color={isShown ? 'brand.contrast' : isUsed ? 'brand.fg' : 'fg.muted'}
          >
            <button type="button" aria-pressed={isShown} aria-label={weekdayName(each)} onClick={() => onDay(each)}>
              {weekdayInitial(`2023-01-0${each + 1}`)}
              {isUsed && (
                <Box
                  as="span"
                  position="absolute"
                  bottom="1.5"
                  insetStart="calc(50% - 2px)"
                  w="1"
                  h="1"
                  borderRadius="full"
                  bg={isShown ? 'brand.contrast' : 'brand.solid'}
                />
              )}
            </button>
          </Box>
        );
      })}
    </Box>
  );
}
