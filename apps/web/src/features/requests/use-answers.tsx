import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRequest } from '@somo/contracts/requests';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useAnswerRequest } from './api/answer-request';

/** What a teacher does with requests: accepting at once, rejecting after a question. */
export function useAnswers() {
  const { t } = useTranslation('requests');
  const answering = useAnswerRequest();
  const [rejecting, setRejecting] = useState<BookingRequest | null>(null);
  const busyId = answering.isPending ? answering.variables.id : null;

  function accept(request: BookingRequest, done?: () => void): void {
    answering.mutate(
      { id: request.id, answer: 'accept' },
      {
        onSuccess: () => {
          toast(t('accepted'), t('notified'));
          done?.();
        },
        onError: (error) => toast(t('acceptFailed'), refusalOf(error) ?? t('tryLater'), 'error'),
      },
    );
  }

  function reject(reason: string, done: () => void): void {
    if (!rejecting) return;
    answering.mutate(
      { id: rejecting.id, answer: 'reject', reason },
      {
        onSuccess: () => {
          toast(t('rejected'), t('notified'));
          setRejecting(null);
          done();
        },
        onError: (error) => toast(t('rejectFailed'), refusalOf(error) ?? t('tryLater'), 'error'),
      },
    );
  }

  return { accept, reject, rejecting, ask: setRejecting, busyId };
}

export type Answers = ReturnType<typeof useAnswers>;
