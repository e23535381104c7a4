import { Box, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Earnings } from '@somo/contracts/earnings';
import { money } from '../../lib/format';
import { Panel } from '../../ui/panel';

interface FigureProps {
  label: string;
  hint: string;
  value: string | number | undefined;
}

/** A figure with its name above and its meaning below; on phones, the figure is at the end of the line. */
function Figure({ label, hint, value }: FigureProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      minW="0"
      display={{ base: 'grid', md: 'block' }}
      gridTemplateColumns="minmax(0, 1fr) auto"
      columnGap="4"
      alignItems="center"
      px={{ base: '5', md: '6' }}
      py={{ base: '3', md: '5' }}
    >
      <Text fontWeight="semibold" textStyle="sm">
        {label}
      </Text>
      <Box gridRow={{ base: '1 / span 2' }} gridColumn={{ base: 2 }} textAlign={{ base: 'end', md: 'start' }}>
        {value === undefined ? (
          <Skeleton w="28" h="9" my="1" />
        ) : (
          <Text
            fontFamily="heading"
            fontWeight="bold"
            textStyle={{ base: '2xl', md: '3xl' }}
            fontVariantNumeric="tabular-nums"
            overflowWrap="anywhere"
          >
            {value}
          </Text>
        )}
      </Box>
      <Text color="fg.muted" textStyle={{ base: 'xs', md: 'sm' }}>
        {hint}
      </Text>
    </Box>
  );
}

/** The all-time totals: one strip, because they belong together. */
export function EarningsCards({ earnings }: { earnings: Earnings | undefined }) {
  const { t } = useTranslation('earnings');
  return (
    <Panel
      p="0"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      css={{ '& > * + *': { borderColor: 'border', borderTopWidth: { base: '1px', md: '0' }, borderInlineStartWidth: { md: '1px' } } }}
    >
      <Figure label={t('totalEarnings')} hint={t('lifetime')} value={earnings && money(earnings.totalEarningsCents)} />
      <Figure label={t('pendingPayments')} hint={t('toBeProcessed')} value={earnings && money(earnings.pendingPayoutsCents)} />
      <Figure label={t('totalLessons')} hint={t('lessonsCompleted')} value={earnings?.totalLessons} />
    </Panel>
  );
}
