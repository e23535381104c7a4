import { useState } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import type { LessonPayment } from '@somo/contracts/payments';
import { money } from '../../lib/format';
import { isRefused, ProblemError, refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useZone } from '../../lib/use-session';
import { useConfirmPayment, usePayLesson } from './api/pay-lesson';
import { BankStep } from './bank-step';
import { CardForm } from './card-form';
import { PageStep } from './page-step';
import { LessonSummary } from './lesson-summary';
import { MoneySplit } from './money-split';
import { PayBy } from './pay-by';
import { PayOutcome } from './pay-outcome';
import type { PayState } from './pay-state';
import { sharesOf } from './shares';
import { StatePanel } from './state-panel';
import { WaitingStep } from './waiting-step';

const beforeTheEnd: Partial<Record<PayState, true>> = { card: true, page: true, bank: true, redirect: true, waiting: true, late: true };

interface Props {
  lesson: Lesson;
  payment: LessonPayment;
  state: PayState;
  now: number;
  /** The payment is taking longer than usual. */
  slow: boolean;
  onOrder: (given: boolean) => void;
  onCheck: () => unknown;
}

/** The lesson, the current step, and where the money goes. */
export function PayLesson({ lesson, payment, state, now, slow, onOrder, onCheck }: Props) {
  const { t } = useTranslation(['payments', 'common']);
  const zone = useZone();
  const paying = usePayLesson(lesson.id);
  const answering = useConfirmPayment(lesson.id);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [cameOpen] = useState(payment.charge === 'open');
  const amount = money(payment.amountCents);

  function refused(error: Error, declined: string): void {
    onOrder(false);
    if (isRefused(error, 'card-declined')) return setRefusal(declined);
    const ofCard = error instanceof ProblemError && error.problem.errors?.['card'];
    if (ofCard) return setRefusal(t('cardInvalid'));
    toast(t('payFailed'), refusalOf(error) ?? t('payFailedText'), 'error');
  }
  function pay(card?: string): void {
    setRefusal(null);
    paying.mutate(
      { params: { id: lesson.id }, body: { card } },
      {
        onSuccess: ({ nextAction }) => onOrder(!nextAction),
        onError: (error) => refused(error, `${error.message} ${t('tryAnotherCard')}`),
      },
    );
  }
  function answer(approved: boolean): void {
    answering.mutate(
      { params: { id: lesson.id }, body: { approved } },
      {
        onSuccess: () => onOrder(true),
        onError: (error) => refused(error, approved ? `${error.message} ${t('tryAnotherCard')}` : t('bankDeclined')),
      },
    );
  }

  function step() {
    switch (state) {
      case 'card':
        return <CardForm amount={amount} busy={paying.isPending} refusal={refusal} arrived={!answering.isIdle} onPay={pay} />;
      case 'page':
        return <PageStep amount={amount} busy={paying.isPending} onPay={() => pay()} />;
      case 'bank':
        return <BankStep amount={amount} busy={answering.isPending} onAnswer={answer} />;
      case 'redirect':
        return (
          <StatePanel title={t('bankTitle')} icon={<Landmark />} arrived>
            <Text mb="5">{t('redirectText')}</Text>
            {payment.nextAction?.kind === 'redirect' && (
              <Button asChild size="lg">
                <a href={payment.nextAction.url}>{t('redirect')}</a>
              </Button>
            )}
          </StatePanel>
        );
      case 'waiting':
      case 'late':
        return <WaitingStep late={state === 'late'} slow={slow} onCheck={onCheck} />;
      default:
        return <PayOutcome outcome={state} lesson={lesson} payment={payment} zone={zone} arrived={cameOpen} />;
    }
  }

  const open = payment.charge === 'open' && state !== 'cancelled';
  const isOver = !(state in beforeTheEnd);
  const moneyMoves = open || payment.paidAt !== null;
  return (
    <>
      {open && state !== 'late' && (
        <Box mt="-3" mb="5" display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
          <PayBy payBy={payment.payBy} now={now} zone={zone} />
          <Text color="fg.muted" textStyle="sm">
            {t('payByHint')}
          </Text>
        </Box>
      )}
      <Box
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: isOver ? 'minmax(0, 6fr) minmax(0, 5fr)' : 'minmax(0, 5fr) minmax(0, 6fr)' }}
      >
        {/* What to do, or how it ended, comes first; on a wide screen the lesson stands before what to do. */}
        <Box order={isOver ? undefined : { lg: '1' }} minW="0">
          {step()}
        </Box>
        <LessonSummary lesson={lesson} payment={payment} zone={zone} open={open}>
          {moneyMoves && (
            <Box mt="4" pt="4" borderTopWidth="1px" borderColor="border">
              <MoneySplit
                shares={sharesOf(payment)}
                side="student"
                name={lesson.teacher.fullName || t('common:unknownTeacher')}
                ahead={open}
              />
              <Text color="fg.muted" textStyle="sm" mt="3">
                {t('split.note')} {t('split.currency')}
              </Text>
            </Box>
          )}
        </LessonSummary>
      </Box>
    </>
  );
}
