import { useMutation } from '@tanstack/react-query';
import type { Instant } from '@somo/contracts/time';
import { outdate } from '../../../lib/changes';
import { http } from '../../../lib/http';

interface RequestAnswer {
  id: string;
  /** Which time is accepted. */
  startsAt?: Instant;
  answer: 'accept' | 'accept-proposal' | 'reject' | 'withdraw';
  /** Why it is rejected. */
  reason?: string;
}

/** Answers a request; the lists change only once that has succeeded, or shows that they were outdated. */
export const useAnswerRequest = () =>
  useMutation({
    mutationFn: (given: RequestAnswer) => {
      const params = { id: given.id };
      const body = given.startsAt ? { startsAt: given.startsAt } : {};
      if (given.answer === 'accept') return http('POST /api/booking-requests/:id/accept', { params, body });
      if (given.answer === 'accept-proposal') return http('POST /api/booking-requests/:id/accept-proposal', { params, body });
      if (given.answer === 'withdraw') return http('POST /api/booking-requests/:id/withdraw', { params });
      return http('POST /api/booking-requests/:id/reject', { params, body: given.reason ? { reason: given.reason } : {} });
    },
    onSettled: (_answer, _error, _given, _result, { client }) => outdate(client, 'requests', 'lessons', 'openSlots'),
  });
