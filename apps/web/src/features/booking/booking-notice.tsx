import { useEffect, useRef } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '@somo/contracts/time';
import { listText, shortDate, timeOf, weekdayOf } from '../../lib/format';
import type { BookingNotice as Notice } from './use-booking';

interface Props {
  notice: Notice;
  zone: string;
  onInstead: (startsAt: Instant) => void;
}

/** Why the lesson is not booked, with the closest other times. Stays until the student chooses again. */
export function BookingNotice({ notice, zone, onInstead }: Props) {
  const { t } = useTranslation('booking');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [notice]);
  return (
    <Box ref={box} bg="clay.subtle" color="clay.fg" borderRadius="l2" p="4" mb="5" scrollMarginTop="24">
      <Box role="alert">
        <Text fontWeight="semibold">{t('bookingError')}</Text>
        <Text>{notice.text}</Text>
      </Box>
      {notice.alternatives.length > 0 && (
        <Box role="group" aria-label={t('alternatives')}>
          <Text textStyle="sm" mt="2" mb="3">
            {t('alternatives')}
          </Text>
          <Box display="flex" flexWrap="wrap" gap="2">
            {notice.alternatives.map(({ startsAt }) => (
              <Button key={startsAt} size="sm" colorPalette="clay" variant="outline" onClick={() => onInstead(startsAt)}>
                {listText([weekdayOf(startsAt, zone), shortDate(startsAt, zone), timeOf(startsAt, zone)])}
              </Button>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
