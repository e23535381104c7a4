import { Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { subjectName } from '../../i18n/names';
import { outdate } from '../../lib/changes';
import { dateOf, listText, money } from '../../lib/format';
import { useZone } from '../../lib/use-session';
import { ErrorState } from '../../ui/error-state';
import { ReceiptButton } from './receipt-button';
import { sharesOf } from './shares';
import { SplitToggle } from './split-toggle';

/** What a lesson costs its student or brings in its teacher, large, with where the money went and the receipt once it is paid. */
export function LessonPrice({ lesson, side }: { lesson: Lesson; side: 'student' | 'teacher' }) {
  const { t } = useTranslation(['payments', 'lesson', 'common']);
  const zone = useZone();
  const cache = useQueryClient();
  const { payment, price } = lesson;
  const isPaid = payment?.paidAt != null;
  const back = isPaid ? payment.refundedCents + payment.refundPendingCents : 0;
  const isNet = side === 'teacher' && isPaid && back === 0;
  const of = listText([subjectName(lesson.subject) || t('general'), dateOf(lesson.startsAt, zone)]);
  return (
    <>
      <Text color="fg.muted" textStyle="sm">
        {t(isNet ? 'lesson:youReceive' : 'lesson:price')}
      </Text>
      <Text fontFamily="heading" fontWeight="bold" textStyle="3xl" fontVariantNumeric="tabular-nums">
        {money(isNet ? payment.netCents : (payment?.amountCents ?? price.amountCents))}
      </Text>
      {back > 0 && payment && (
        <Text textStyle="sm" mt="1">
          {t(`lesson.${back === payment.amountCents ? 'allBack' : 'back'}.${side}`, {
            amount: money(payment.amountCents),
            back: money(back),
          })}
        </Text>
      )}
      {lesson.paymentUnavailable && <ErrorState compact text={t('failedToLoad')} retry={() => outdate(cache, 'lessons')} />}
      {isPaid && (
        <SplitToggle shares={sharesOf(payment)} side={side} name={lesson.teacher.fullName || t('common:unknownTeacher')} of={of}>
          {side === 'student' && <ReceiptButton quiet lessonId={lesson.id} of={of} />}
        </SplitToggle>
      )}
    </>
  );
}
