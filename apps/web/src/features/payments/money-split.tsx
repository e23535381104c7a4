import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/format';
import { feePercent, type Shares } from './shares';

interface Props {
  shares: Shares;
  /** Who is viewing it. */
  side: 'student' | 'teacher' | 'operator';
  /** The teacher's name, for the other two sides. */
  name?: string;
  /** Not paid yet: shows where the money will go, below the total. */
  ahead?: boolean;
}

interface Part {
  label: string;
  cents: number;
  bg: string;
}

/** The price breakdown: a bar of its parts, and the parts by name; they add up to what was paid. */
export function MoneySplit({ shares, side, name = '', ahead = false }: Props) {
  const { t } = useTranslation(['payments', 'common']);
  const percent = feePercent(shares);
  const student = side === 'student';
  const back: Part[] = [
    { label: t(student ? 'split.refundedStudent' : 'split.refunded'), cents: shares.refundedCents, bg: 'sand.400' },
    { label: t(student ? 'split.refundPending' : 'split.refundPendingOther'), cents: shares.refundPendingCents, bg: 'sand.300' },
  ];
  const parts: Part[] = [
    {
      label: side === 'teacher' ? t('split.netTeacher') : t('split.net', { name: name || t('common:unknownTeacher') }),
      cents: shares.netCents,
      bg: 'brand.400',
    },
    { label: percent === null ? t('split.feeNone') : t('split.fee', { percent }), cents: shares.feeCents, bg: 'sun.400' },
    ...back.filter(({ cents }) => cents > 0),
  ];
  return (
    <Box>
      <Text fontWeight="semibold" textStyle="sm">
        {t(student ? 'split.title' : 'split.titleTeacher')}
      </Text>
      <Box display="flex" gap="0.5" h="2.5" my="3" borderRadius="full" overflow="hidden" aria-hidden>
        {parts.map(({ label, cents, bg }) => cents > 0 && <Box key={label} bg={bg} flexGrow={cents} flexBasis="0" minW="1" />)}
      </Box>
      <Box as="dl" textStyle="sm" fontVariantNumeric="tabular-nums">
        {parts.map(({ label, cents, bg }) => (
          <Line key={label} label={label} cents={cents} bg={bg} />
        ))}
        {!ahead && <Line label={t(student ? 'split.paidStudent' : 'split.paid')} cents={shares.paidCents} total />}
      </Box>
    </Box>
  );
}

const sum = { borderTopWidth: '1px', borderColor: 'border', mt: '1.5', pt: '2', fontWeight: 'semibold' };

function Line({ label, cents, bg, total = false }: { label: string; cents: number; bg?: string; total?: boolean }) {
  return (
    <Box display="flex" alignItems="baseline" justifyContent="space-between" columnGap="4" py="0.5" {...(total ? sum : {})}>
      <Box as="dt" display="flex" alignItems="baseline" gap="2" minW="0">
        {bg && <Box as="span" flexShrink={0} w="2.5" h="2.5" borderRadius="l1" bg={bg} aria-hidden />}
        <Box as="span" overflowWrap="anywhere">
          {label}
        </Box>
      </Box>
      <Box as="dd" flexShrink={0}>
        {money(cents)}
      </Box>
    </Box>
  );
}
