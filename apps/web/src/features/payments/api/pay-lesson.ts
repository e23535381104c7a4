import { useMutation } from '@tanstack/react-query';
import { mutation } from '../../../lib/mutation';
import { query } from '../../../lib/query';

/** Shows the payment of the answer. After a refusal or a lost connection, fetches the payment's status from the server. */
function useStep<R extends 'POST /api/lessons/:id/pay' | 'POST /api/lessons/:id/pay/confirm'>(route: R, id: string) {
  const { queryKey } = query('GET /api/lessons/:id/payment', { params: { id } });
  return useMutation({
    ...mutation(route, { fills: { queryKey } }),
    onError: (_error, _request, _result, { client }) => client.invalidateQueries({ queryKey }),
  });
}

export const usePayLesson = (id: string) => useStep('POST /api/lessons/:id/pay', id);

/**
 * Sends the student's answer to their bank. Declining is refused with 'card-declined',
 * so the caller must distinguish it from a card the bank declined.
 */
export const useConfirmPayment = (id: string) => useStep('POST /api/lessons/:id/pay/confirm', id);
