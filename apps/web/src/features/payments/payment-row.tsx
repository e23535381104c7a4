import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { StudentPayment } from '@somo/contracts/payments';
import { fromInstant } from '@somo/contracts/time';
import { subjectName } from '../../i18n/names';
import { dateOf, listText, money, timeOf, unparted } from '../../lib/format';
import { paths } from '../../lib/paths';
import { ButtonLink, TextLink } from '../../ui/links';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { ChargeBadge } from './charge-badge';
import { PayBy } from './pay-by';
import { ReceiptButton } from './receipt-button';
import { sharesOf } from './shares';
import { SplitToggle } from './split-toggle';

/** One payment of a student: what it is for, how much, its status, and where the money went. */
export function PaymentRow({ payment, now, zone }: { payment: StudentPayment; now: number; zone: string }) {
  const { t } = useTranslation(['payments', 'common']);
  const subject = subjectName(payment.subject) || t('general');
  const name = payment.teacher.fullName || t('common:unknownTeacher');
  const amount = money(payment.amountCents);
  const day = dateOf(payment.startsAt ?? payment.createdAt, zone);
  const of = listText([subject, day]);
  const back = payment.refundedCents + payment.refundPendingCents;
  const isPayable = payment.charge === 'open' && now < fromInstant(payment.payBy);
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap={{ base: '3', md: '4' }}
      px={{ base: '4', md: '6' }}
      py="4"
      borderBottomWidth="1px"
      borderColor="border"
      _last={{ borderBottomWidth: 0 }}
    >
      <PersonAvatar person={payment.teacher} size="11" />
      <Box>
        <Box {...ends}>
          <Text fontWeight="semibold" overflowWrap="anywhere" minW="0">
            <TextLink to={paths.lesson(payment.lessonId)} color="fg" aria-label={of}>
              {payment.subject ? <Stored>{subject}</Stored> : subject}
            </TextLink>
          </Text>
          <Text
            fontFamily="heading"
            fontWeight="bold"
            fontVariantNumeric="tabular-nums"
            {...(back >= payment.amountCents ? { color: 'fg.muted', textDecoration: 'line-through' } : {})}
          >
            {amount}
          </Text>
        </Box>
        <Box {...ends}>
          <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere" minW="0">
            <bdi>{t('list.by', { name })}</bdi>
          </Text>
          <ChargeBadge payment={payment} />
        </Box>
      </Box>
      <Box {...ends} rowGap="2" mt={{ base: '2', md: '1' }} gridColumn={{ base: '1 / -1', md: '2' }}>
        <Box textStyle="sm" flex="1 1 14rem" minW="0">
          <Text>
            {payment.startsAt
              ? unparted(t('list.lessonOn', { day: dateOf(payment.startsAt, zone), time: timeOf(payment.startsAt, zone) }))
              : t('list.bookedOn', { day })}
          </Text>
          {back > 0 && back < payment.amountCents && (
            <Text color="fg.muted">{t('lesson.back.student', { amount, back: money(back) })}</Text>
          )}
        </Box>
        {isPayable && <PayBy payBy={payment.payBy} now={now} zone={zone} />}
        {isPayable && (
          <ButtonLink to={paths.payLesson(payment.lessonId)} size="sm" aria-label={t('list.payNowFor', { subject, amount })}>
            {t('list.payNow')}
          </ButtonLink>
        )}
        {payment.paidAt && (
          <SplitToggle shares={sharesOf(payment)} side="student" name={name} of={of} inRow atEnd>
            <ReceiptButton quiet lessonId={payment.lessonId} of={of} />
          </SplitToggle>
        )}
      </Box>
    </Box>
  );
}

/** The first at the start, the others at the end, as long as there is room. */
const ends = { display: 'flex', flexWrap: 'wrap', columnGap: '5', justifyContent: 'space-between', alignItems: 'baseline' } as const;
