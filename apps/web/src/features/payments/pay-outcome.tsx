import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { CircleCheck, CircleX, Clock, RotateCcw, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import type { LessonPayment } from '@somo/contracts/payments';
import { fromInstant } from '@somo/contracts/time';
import { subjectName } from '../../i18n/names';
import { dateOf, money, offsetName, timeOf } from '../../lib/format';
import { paths } from '../../lib/paths';
import { ButtonLink, TextLink } from '../../ui/links';
import type { PayState } from './pay-state';
import { ReceiptButton } from './receipt-button';
import { StatePanel } from './state-panel';

type Outcome = Exclude<PayState, 'card' | 'page' | 'bank' | 'redirect' | 'waiting' | 'late'>;

interface Props {
  outcome: Outcome;
  lesson: Lesson;
  payment: LessonPayment;
  zone: string;
  /** True if the payment was still open when the page was opened. */
  arrived: boolean;
}

interface OutcomeStyle {
  title: string;
  text: string | null;
  icon: ReactNode;
  tint: 'leaf' | 'clay' | 'sand';
  /** Offers to book again. */
  again?: boolean;
}

/** The final state of a payment. */
export function PayOutcome({ outcome, lesson, payment, zone, arrived }: Props) {
  const { t } = useTranslation(['payments', 'common']);
  const received = outcome === 'paid' && arrived;
  const { title, text, icon, tint, again = false } = styleOf();

  function styleOf(): OutcomeStyle {
    const amount = money(payment.refundedCents + payment.refundPendingCents);
    switch (outcome) {
      case 'paid':
        return received
          ? {
              title: t('receivedTitle'),
              text: t('receivedText', { name: lesson.teacher.firstName || t('common:unknownTeacher') }),
              icon: <CircleCheck />,
              tint: 'leaf',
            }
          : { title: paidOn(), text: null, icon: <CircleCheck />, tint: 'leaf' };
      case 'part_refunded':
        return { title: t('partRefundedTitle'), text: t('refundedText', { amount }), icon: <RotateCcw />, tint: 'sand' };
      case 'refunding':
        return { title: t('refundingTitle'), text: t('refundingText', { amount }), icon: <RotateCcw />, tint: 'sand' };
      case 'refunded':
        return { title: t('refundedTitle'), text: t('refundedText', { amount }), icon: <RotateCcw />, tint: 'sand', again: true };
      case 'disputed':
        return { title: t('disputedTitle'), text: t('disputedText'), icon: <Scale />, tint: 'clay' };
      case 'expired':
        return { title: t('expiredTitle'), text: t('expiredText'), icon: <Clock />, tint: 'clay', again: true };
      case 'failed':
        return { title: t('failedTitle'), text: t('failedText'), icon: <CircleX />, tint: 'clay', again: true };
      case 'cancelled':
        return { title: t('cancelledTitle'), text: t('cancelledText'), icon: <CircleX />, tint: 'sand', again: true };
    }
  }

  function paidOn(): string {
    const at = payment.paidAt;
    return at ? t('paidOn', { day: dateOf(at, zone), time: timeOf(at, zone), zone: offsetName(zone, fromInstant(at)) }) : '';
  }

  return (
    <StatePanel title={title} icon={icon} tint={tint} festive={received} arrived={arrived}>
      {text && <Text>{text}</Text>}
      <Box
        display="flex"
        flexWrap="wrap"
        columnGap="5"
        rowGap="3"
        alignItems="center"
        justifyContent={{ base: 'center', sm: 'flex-start' }}
        mt="5"
      >
        {again ? (
          <>
            <ButtonLink to={paths.bookLesson(lesson.teacherId)} w={{ base: 'full', sm: 'auto' }}>
              {t('bookAgain')}
            </ButtonLink>
            <TextLink to={paths.studentLessons}>{t('toLessons')}</TextLink>
          </>
        ) : (
          <ButtonLink to={paths.lesson(lesson.id)} w={{ base: 'full', sm: 'auto' }}>
            {t('toLesson')}
          </ButtonLink>
        )}
        {payment.paidAt && <ReceiptButton lessonId={lesson.id} of={subjectName(lesson.subject) || t('general')} />}
      </Box>
    </StatePanel>
  );
}
