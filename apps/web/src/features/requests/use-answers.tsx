import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../i18n/i18n';
import type { BookingRequest } from '@somo/contracts/requests';
import type { Instant } from '@somo/contracts/time';
import { focusOn, focusSpot } from '../../lib/focus-spot';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { useAnswerRequest } from './api/answer-request';

const loadPropose = async () => {
  const [file] = await Promise.all([import('./propose-dialog'), i18n.loadNamespaces('times')]);
  return file.ProposeDialog;
};

/** What a teacher does with requests: accepting at once, rejecting after a question, suggesting other times. */
export function useAnswers() {
  const { t } = useTranslation('requests');
  const answering = useAnswerRequest();
  const [rejecting, setRejecting] = useState<BookingRequest | null>(null);
  const [proposing, setProposing] = useState<BookingRequest | null>(null);
  const { part: ProposeDialog, ...dialog } = useDeferredImport(loadPropose);
  const spot = useRef(focusSpot(null));
  const busyId = answering.isPending ? answering.variables.id : null;

  /** Remembers where the focus is, unless it is in the dialog of a request. */
  function hold(): void {
    if (!document.activeElement?.closest('[role=dialog]')) spot.current = focusSpot();
  }

  /** The request leaves the list, and with it the button. */
  function leave(): void {
    const { next } = spot.current;
    spot.current = { ...spot.current, button: next };
    focusOn(next);
  }

  function accept(request: BookingRequest, startsAt: Instant, done?: () => void): void {
    hold();
    answering.mutate(
      { id: request.id, answer: 'accept', startsAt },
      {
        onSuccess: () => {
          toast(t('accepted'), t('notified'));
          leave();
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
          leave();
          setRejecting(null);
          done();
        },
        onError: (error) => toast(t('rejectFailed'), refusalOf(error) ?? t('tryLater'), 'error'),
      },
    );
  }

  function ask(request: BookingRequest | null): void {
    if (request) hold();
    setRejecting(request);
  }

  function propose(request: BookingRequest | null): void {
    if (request) hold();
    setProposing(request);
    if (request) dialog.show();
  }

  return { accept, reject, rejecting, ask, proposing, propose, ProposeDialog, busyId, hold, returnTo: () => spot.current.button() };
}

export type Answers = ReturnType<typeof useAnswers>;
