import type { ReactNode } from 'react';
import { Box, Skeleton, Text } from '@chakra-ui/react';
import { CalendarCheck, Hourglass, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Earnings } from '@somo/contracts/earnings';
import { money } from '../../lib/format';

interface CardProps {
  label: string;
  hint: string;
  value: string | number | undefined;
  icon: ReactNode;
  tint: 'leaf' | 'clay' | 'brand';
}

function Card({ label, hint, value, icon, tint }: CardProps) {
  return (
    <Box
      display="flex"
      flexDirection={{ md: 'column', lg: 'row' }}
      gap={{ base: '4', md: '3', lg: '4' }}
      alignItems="flex-start"
      px={{ base: '5', md: '6' }}
      py={{ base: '4', md: '6' }}
      borderRadius="l3"
      bg={{ md: 'bg.panel' }}
      boxShadow={{ md: 'card' }}
    >
      <Box colorPalette={tint} bg="colorPalette.subtle" color="colorPalette.fg" borderRadius="l2" p="2.5" aria-hidden>
        {icon}
      </Box>
      <Box minW="0" role="group" aria-label={label}>
        <Text fontWeight="semibold" textStyle="sm">
          {label}
        </Text>
        {value === undefined ? (
          <Skeleton w="28" h="9" my="1" />
        ) : (
          <Text
            fontFamily="heading"
            fontWeight="bold"
            textStyle={{ base: '2xl', lg: '3xl' }}
            fontVariantNumeric="tabular-nums"
            overflowWrap="anywhere"
          >
            {value}
          </Text>
        )}
        <Text color="fg.muted" textStyle="sm">
          {hint}
        </Text>
      </Box>
    </Box>
  );
}

/** The all-time totals. */
export function EarningsCards({ earnings }: { earnings: Earnings | undefined }) {
  const { t } = useTranslation('earnings');
  return (
    <Box
      display="grid"
      gap={{ base: '0', md: '6' }}
      bg={{ base: 'bg.panel', md: 'transparent' }}
      borderRadius="l3"
      boxShadow={{ base: 'card', md: 'none' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
    >
      <Card
        label={t('totalEarnings')}
        hint={t('lifetime')}
        value={earnings && money(earnings.totalEarningsCents)}
        icon={<Wallet />}
        tint="leaf"
      />
      <Card
        label={t('pendingPayments')}
        hint={t('toBeProcessed')}
        value={earnings && money(earnings.pendingPayoutsCents)}
        icon={<Hourglass />}
        tint="clay"
      />
      <Card label={t('totalLessons')} hint={t('lessonsCompleted')} value={earnings?.totalLessons} icon={<CalendarCheck />} tint="brand" />
    </Box>
  );
}
