import { useRef, useState } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { proposalsMax, requestDays, slotRangeDays } from '@somo/contracts/rules/booking';
import type { BookingRequest } from '@somo/contracts/requests';
import { isInstant, type Instant } from '@somo/contracts/time';
import { clock } from '../../lib/clock';
import { addDays } from '../../lib/days';
import { dayAndTime, dayOf, unparted } from '../../lib/format';
import { newKey } from '../../lib/key';
import { mutation, untilAnswered } from '../../lib/mutation';
import { isRefused, refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { ChoiceNote } from '../../ui/choice-note';
import { ChosenTimes } from '../../ui/chosen-times';
import { FetchError } from '../../ui/fetch-error';
import { FormDialog } from '../../ui/form-dialog';
import { TimePicker } from '../../ui/time-picker';

interface Props {
  request: BookingRequest;
  zone: string;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** A teacher answers a request with up to three other times. */
export function ProposeDialog({ request, zone, onClose, returnTo }: Props) {
  const { t } = useTranslation(['requests', 'times']);
  const proposing = useMutation({ ...mutation('POST /api/booking-requests/:id/propose', { changes: ['requests'] }), ...untilAnswered });
  const [today] = useState(() => dayOf(clock.now(), zone));
  const free = useQuery({
    ...query('GET /api/booking-requests/:id/free-times', {
      params: { id: request.id },
      query: { from: today, to: addDays(today, slotRangeDays - 1), timeZone: zone },
    }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const form = useCheckedForm({
    defaultValues: { proposals: [] as Instant[] },
    more: ({ proposals }) => ({ proposals: proposals.length === 0 ? t('times:missing') : undefined }),
  });
  const asked = useRef<{ words: string; key: string }>(null);
  const [isWished, setIsWished] = useState(false);
  const times = form.watch('proposals');
  const name = request.student.firstName || t('unknownStudent');

  function choose(chosen: Instant[]): void {
    form.setValue('proposals', chosen, { shouldValidate: form.formState.isSubmitted });
    setIsWished(false);
    proposing.reset();
  }
  const remove = (startsAt: Instant) => choose(times.filter((time) => time !== startsAt));
  function toggle(startsAt: Instant): void {
    if (times.includes(startsAt)) remove(startsAt);
    else if (request.wishes.some((wish) => wish.startsAt === startsAt)) setIsWished(true);
    else choose([...times, startsAt].sort());
  }
  function refusalTo(error: Error): string {
    const which = isRefused(error, 'time-not-free') || isRefused(error, 'daily-limit-reached') ? error.problem.startsAt : undefined;
    if (times.length > 1 && isInstant(which)) return t('propose.notFree', { time: unparted(dayAndTime(which, zone)) });
    return refusalOf(error) ?? t('tryLater');
  }

  const send = form.handleSubmit(({ proposals }) => {
    const words = proposals.join();
    asked.current = asked.current?.words === words ? asked.current : { words, key: newKey() };
    proposing.mutate(
      { params: { id: request.id }, body: { proposals }, key: asked.current.key },
      {
        onSuccess: () => {
          toast(t('propose.done'), t('propose.doneText', { name }));
          onClose();
        },
      },
    );
  });
  const gone = refusalOf(free.error);

  return (
    <FormDialog
      role="dialog"
      size="lg"
      note={<ChoiceNote times={times} most={proposalsMax} zone={zone} their={null} />}
      isReady={times.length > 0}
      focusTitle
      title={t('propose.title', { name })}
      confirm={t('propose.send')}
      working={t('ask.sending')}
      busy={proposing.isPending}
      refusal={proposing.error && refusalTo(proposing.error)}
      onClose={onClose}
      onSubmit={send}
      returnTo={returnTo}
    >
      <Text color="fg.muted">{t('propose.text', { name, most: proposalsMax })}</Text>
      {gone ? (
        <Text role="alert">{gone}</Text>
      ) : (
        <Box>
          <FetchError compact of={free} text={t('times:failed')} />
          <TimePicker
            side="teacher"
            zone={zone}
            their={null}
            days={free.data?.days}
            isLoading={free.isPending}
            anyUntilDays={requestDays}
            chosen={times}
            isFull={times.length === proposalsMax}
            onToggle={toggle}
          >
            <ChosenTimes
              times={times}
              most={proposalsMax}
              zone={zone}
              their={null}
              error={isWished ? t('propose.wished', { name }) : form.formState.errors.proposals?.message}
              onRemove={remove}
            />
          </TimePicker>
        </Box>
      )}
    </FormDialog>
  );
}
