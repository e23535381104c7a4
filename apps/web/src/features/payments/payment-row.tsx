import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { StudentPayment } from '@somo/contracts/payments';
import { dateOf, listText, money, timeOf } from '../../lib/format';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/links';
import { Stored } from '../../ui/stored';
import { ChargeBadge } from './charge-badge';
import { PayBy } from './pay-by';
import { ReceiptButton } from './receipt-button';
import { sharesOf } from './shares';
import { SplitToggle } from './split-toggle';

/** One payment of a student: what it is for, how much, its status, and where the money went. */
export function PaymentRow({ payment, now, zone }: { payment: StudentPayment; now: number; zone: string }) {
  const { t } = useTranslation(['payments', 'common']);
  const subject = payment.subject || t('general');
  const name = payment.teacher.fullName || t('common:unknownTeacher');
  const amount = money(payment.amountCents);
  const day = dateOf(payment.startsAt ?? payment.createdAt, zone);
  const of = listText([subject, day]);
  return (
    <Box as="li" px={{ base: '4', md: '6' }} py="5" borderBottomWidth="1px" borderColor="border" _last={{ borderBottomWidth: 0 }}>
      <Box display="flex" flexWrap="wrap" gap="2" columnGap="6" justifyContent="space-between">
        <Box flex="1 1 12rem" minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {payment.subject ? <Stored>{subject}</Stored> : subject}
          </Text>
          <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            <bdi>{t('list.by', { name })}</bdi>
          </Text>
          <Text color="fg.muted" textStyle="sm">
            {payment.startsAt
              ? t('list.lessonOn', { day: dateOf(payment.startsAt, zone), time: timeOf(payment.startsAt, zone) })
              : t('list.bookedOn', { day })}
          </Text>
        </Box>
        <Box
          display="flex"
          flexDirection={{ base: 'row', sm: 'column' }}
          alignItems={{ base: 'center', sm: 'flex-end' }}
          gap="2"
          rowGap="1"
        >
          <Text fontFamily="heading" fontWeight="bold" textStyle="lg" fontVariantNumeric="tabular-nums">
            {amount}
          </Text>
          <Box display="flex" alignSelf={{ base: 'center', sm: 'flex-end' }}>
            <ChargeBadge payment={payment} />
          </Box>
        </Box>
      </Box>
      {payment.charge === 'open' ? (
        <Box display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between" mt="3">
          <Box display="flex">
            <PayBy payBy={payment.payBy} now={now} zone={zone} />
          </Box>
          <ButtonLink to={paths.payLesson(payment.lessonId)} size="sm" aria-label={t('list.payNowFor', { subject, amount })}>
            {t('list.payNow')}
          </ButtonLink>
        </Box>
      ) : (
        payment.paidAt && (
          <SplitToggle shares={sharesOf(payment)} side="student" name={name} of={of}>
            <ReceiptButton lessonId={payment.lessonId} of={of} />
          </SplitToggle>
        )
      )}
    </Box>
  );
}
