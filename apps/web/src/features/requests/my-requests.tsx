import { useRef, useState, type ReactNode } from 'react';
import { Heading, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BookingRequest } from '@somo/contracts/requests';
import { focusOn, focusSpot, listMark } from '../../lib/focus-spot';
import { refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { useZone } from '../../lib/use-session';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { Fold } from '../../ui/fold';
import { Panel } from '../../ui/panel';
import { useAnswerRequest } from './api/answer-request';
import { MyRequest } from './my-request';

const shown = 5;

/** A student's latest requests and what became of them; nothing if there are none. */
export function MyRequests() {
  const { t } = useTranslation('requests');
  const zone = useZone();
  const latest = useQuery(query('GET /api/booking-requests', { query: { limit: shown } }));
  const answering = useAnswerRequest();
  const [leaving, setLeaving] = useState<BookingRequest | null>(null);
  const spot = useRef(focusSpot(null));
  const nameOf = (request: BookingRequest) => request.teacher.fullName || t('mine.unknownTeacher');
  const withdraw = ({ id }: BookingRequest) =>
    answering.mutate(
      { id, answer: 'withdraw' },
      {
        onSuccess: () => {
          toast(t('mine.withdrawn'));
          const { item } = spot.current;
          spot.current = { ...spot.current, button: item };
          focusOn(item);
        },
        onError: (error) => toast(t('mine.withdrawFailed'), refusalOf(error) ?? t('tryLater'), 'error'),
        onSettled: () => setLeaving(null),
      },
    );
  function leave(request: BookingRequest): void {
    spot.current = focusSpot();
    setLeaving(request);
  }
  if (!latest.isError && (latest.data?.items.length ?? 0) === 0) return null;
  return (
    <Panel asChild mb="6">
      <section {...listMark} tabIndex={-1} aria-label={t('mine.title')}>
        <FetchError compact of={latest} text={t('mine.failed')} />
        {latest.data && (
          <FoldedUnlessPending items={latest.data.items}>
            <Each of={latest.data.items} as="li">
              {(request) => <MyRequest request={request} zone={zone} name={nameOf(request)} onWithdraw={() => leave(request)} />}
            </Each>
          </FoldedUnlessPending>
        )}
        {leaving && (
          <ConfirmDialog
            open
            danger
            title={t('mine.withdrawTitle')}
            keep={t('mine.keep')}
            confirm={t('mine.withdraw')}
            busy={answering.isPending}
            onKeep={() => setLeaving(null)}
            onConfirm={() => withdraw(leaving)}
            returnTo={() => spot.current.button()}
          >
            <Text>{t('mine.withdrawText', { name: nameOf(leaving) })}</Text>
          </ConfirmDialog>
        )}
      </section>
    </Panel>
  );
}

/** Where none waits for an answer, the lessons below matter more. */
function FoldedUnlessPending({ items, children }: { items: BookingRequest[]; children: ReactNode }) {
  const { t } = useTranslation('requests');
  // At first: a request that is withdrawn stays in view, and keeps the focus.
  const isOpen = items.some(({ status }) => status === 'pending');
  return (
    <Fold
      isOpen={isOpen}
      space="0"
      title={
        <Heading as="h2" size="md">
          {t('mine.title')}
        </Heading>
      }
    >
      <Stack as="ul" listStyleType="none" gap="0">
        {children}
      </Stack>
    </Fold>
  );
}
