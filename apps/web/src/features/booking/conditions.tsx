import type { ReactNode } from 'react';
import { Box, Stack, Text } from '@chakra-ui/react';
import { CreditCard, RotateCcw, UserCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { hourMs } from '@somo/calendar/days';
import { freeCancelHours, payByMinutes } from '@somo/contracts/rules/booking';
import { fromInstant, toInstant, type Instant } from '@somo/contracts/time';
import { dayName, money, offsetName, timeOf } from '../../lib/format';

interface Props {
  startsAt: Instant;
  zone: string;
  name: string;
  /** False if the teacher reviews each booking. */
  instant: boolean;
  /** How many weekly lessons are booked. */
  count: number;
  priceCents: number;
}

function Line({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <Box as="li" display="flex" gap="2" _icon={{ w: '4', h: '4', mt: '0.5', flexShrink: 0 }}>
      {icon}
      <Text textWrap="pretty">{children}</Text>
    </Box>
  );
}

/** What follows from the booking: when it is paid, and until when it can be cancelled. */
export function Conditions({ startsAt, zone, name, instant, count, priceCents }: Props) {
  const { t } = useTranslation('booking');
  const freeUntil = toInstant(fromInstant(startsAt) - freeCancelHours * hourMs);
  return (
    <Stack as="ul" listStyleType="none" gap="1" flex="1 1 100%" textStyle={{ base: 'xs', sm: 'sm' }} color="fg.muted">
      <Line icon={instant ? <CreditCard aria-hidden /> : <UserCheck aria-hidden />}>
        {count > 1
          ? t('weekly.payWithin', { minutes: payByMinutes, count, price: money(priceCents) })
          : instant
            ? t('payWithin', { minutes: payByMinutes })
            : t('reviews', { name })}
      </Line>
      <Line icon={<RotateCcw aria-hidden />}>
        {count > 1
          ? t('weekly.rule', { hours: freeCancelHours })
          : t('rule', { time: timeOf(freeUntil, zone), day: dayName(freeUntil, zone), zone: offsetName(zone, fromInstant(freeUntil)) })}
      </Line>
    </Stack>
  );
}
