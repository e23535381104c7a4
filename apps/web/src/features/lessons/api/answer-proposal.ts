import { useMutation } from '@tanstack/react-query';
import type { Lesson } from '@somo/contracts/lessons';
import type { Instant } from '@somo/contracts/time';
import { outdate } from '../../../lib/changes';
import { http } from '../../../lib/http';

/** Answers a proposal, or withdraws it. */
export const useAnswerProposal = ({ id }: Lesson) =>
  useMutation({
    mutationFn: (answer: { accept: Instant } | { decline: string }) =>
      'accept' in answer
        ? http('POST /api/lessons/:id/accept-proposal', { params: { id }, body: { startsAt: answer.accept } })
        : http('POST /api/lessons/:id/decline-proposal', { params: { id }, body: answer.decline ? { reason: answer.decline } : {} }),
    onSettled: (_answer, _error, _given, _result, { client }) => outdate(client, 'lessons', 'openSlots'),
  });
