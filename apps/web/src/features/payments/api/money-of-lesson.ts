import { useQuery } from '@tanstack/react-query';
import type { PaymentOfLesson } from '@somo/contracts/receipts';
import { http } from '../../../lib/http';
import { composedKey } from '../../../lib/query';
import { refundPollInterval } from '../../../lib/refund-poll-interval';

interface Request {
  id: string;
  done: (payment: PaymentOfLesson | null) => void;
  failed: (error: unknown) => void;
}

const mostAtOnce = 50;
let wishes: Request[] = [];

/**
 * Polls while a refund is pending.
 * All cards of a list share one request; null if there is no payment to show.
 */
export function useMoneyOfLesson(id: string, enabled: boolean) {
  return useQuery({
    queryKey: composedKey('GET /api/lessons/payments', { query: { ids: id } }),
    queryFn: () => paymentOf(id),
    enabled,
    refetchInterval: ({ state }) => refundPollInterval(state.data ? [state.data] : []),
  });
}

function paymentOf(id: string): Promise<PaymentOfLesson | null> {
  return new Promise((done, failed) => {
    if (wishes.length === 0) setTimeout(askForAll);
    wishes.push({ id, done, failed });
  });
}

function askForAll(): void {
  const asked = wishes;
  wishes = [];
  for (let from = 0; from < asked.length; from += mostAtOnce) void askFor(asked.slice(from, from + mostAtOnce));
}

async function askFor(some: Request[]): Promise<void> {
  try {
    const payments = await http('GET /api/lessons/payments', { query: { ids: some.map(({ id }) => id).join(',') } });
    for (const { id, done } of some) done(payments.find(({ lessonId }) => lessonId === id) ?? null);
  } catch (error) {
    for (const { failed } of some) failed(error);
  }
}
