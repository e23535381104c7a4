import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ChargeStatus, LessonPayment } from '@somo/contracts/payments';

const tints: Record<ChargeStatus, string> = {
  open: 'clay',
  captured: 'leaf',
  expired: 'sand',
  failed: 'sand',
  refunded: 'sand',
  part_refunded: 'leaf',
  disputed: 'clay',
};

/** The status of a payment in a word or two. */
export function ChargeBadge({ payment }: { payment: Pick<LessonPayment, 'charge' | 'refundPendingCents'> }) {
  const { t } = useTranslation('payments');
  const { charge, refundPendingCents } = payment;
  const tint = tints[charge];
  return (
    <Badge colorPalette={tint} variant={tint === 'sand' ? 'outline' : 'subtle'} size="sm">
      {t(`charge.${refundPendingCents > 0 ? 'refunding' : charge}`)}
    </Badge>
  );
}
