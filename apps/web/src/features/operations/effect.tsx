import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { LessonMoney } from '@somo/contracts/payments';
import { money as dollars } from '../../lib/format';
import { isPaidOut, sharesAfter } from './refundable';
import { useNames } from './use-names';

/** The consequences of a decision, announced again whenever they change. */
export function Effect({ children }: { children: ReactNode }) {
  const { t } = useTranslation('operations');
  return (
    <Box role="status" borderRadius="l2" bg={{ _light: 'bg.subtle', _dark: 'bg.muted' }} color="fg" textStyle="sm" px="4" py="3">
      <Text fontWeight="semibold" mb="1">
        {t('effect.title')}
      </Text>
      {children}
    </Box>
  );
}

interface Props {
  money: LessonMoney;
  cents: number;
  /** The lesson is still to come, and is not cancelled by this. */
  staysBooked?: boolean;
}

/** What refunding `cents` means for each side. */
export function RefundEffect({ money, cents, staysBooked = false }: Props) {
  const { t } = useTranslation('operations');
  const { student, teacher } = useNames(money);
  const after = sharesAfter(money, cents);
  const lost = dollars(money.netCents - after.netCents);
  return (
    <Effect>
      <Text>{t('effect.back', { student, amount: dollars(cents) })}</Text>
      <Text>
        {t('effect.shares', {
          teacher,
          netBefore: dollars(money.netCents),
          netAfter: dollars(after.netCents),
          feeBefore: dollars(money.feeCents),
          feeAfter: dollars(after.feeCents),
        })}
      </Text>
      {isPaidOut(money) && <Text fontWeight="semibold">{t('effect.paidOut', { teacher, amount: lost })}</Text>}
      {staysBooked && <Text>{t('effect.staysBooked')}</Text>}
    </Effect>
  );
}
