import { useRef, useState } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Alternative, Lesson } from '@somo/contracts/lessons';
import { proposalsMax, requestDays, slotRangeDays } from '@somo/contracts/rules/booking';
import { isInstant, type Instant } from '@somo/contracts/time';
import { fieldRules } from '../../generated/field-rules';
import { clock } from '../../lib/clock';
import { addDays } from '../../lib/days';
import { dayAndTime, dayOf } from '../../lib/format';
import { newKey } from '../../lib/key';
import { mutation, untilAnswered } from '../../lib/mutation';
import { isRefused, ProblemError, refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { query } from '../../lib/query';
import { useCheckedForm } from '../../lib/use-checked-form';
import { ChoiceNote } from '../../ui/choice-note';
import { ChosenTimes } from '../../ui/chosen-times';
import { FetchError } from '../../ui/fetch-error';
import { FormDialog } from '../../ui/form-dialog';
import { ReasonField } from '../../ui/reason-field';
import { TimePicker } from '../../ui/time-picker';
import type { Side } from './lesson-rules';
import { LessonSummary } from './lesson-summary';
import { notProposable, type NotProposable } from './proposable';

interface Props {
  lesson: Lesson;
  side: Side;
  zone: string;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** A student moves a lesson to one other time; a teacher proposes one to three. */
export function MoveDialog({ lesson, side, zone, onClose, returnTo }: Props) {
  const { t } = useTranslation(['lessons', 'times', 'common']);
  const teacher = lesson.teacher.firstName || t('common:unknownTeacher');
  const moving = useMutation({ ...mutation('POST /api/lessons/:id/reschedule', { changes: ['lessons', 'openSlots'] }), ...untilAnswered });
  const [today] = useState(() => dayOf(clock.now(), zone));
  const free = useQuery({
    ...query('GET /api/lessons/:id/free-times', {
      params: { id: lesson.id },
      query: { from: today, to: addDays(today, slotRangeDays - 1), timeZone: zone },
    }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const form = useCheckedForm({
    rules: fieldRules['POST /api/lessons/:id/reschedule'],
    defaultValues: { times: [] as Instant[], reason: '' },
    more: ({ times }) => ({ times: times.length === 0 ? t('times:missing') : undefined }),
  });
  const times = form.watch('times');
  const [why, setWhy] = useState<NotProposable | null>(null);
  const asked = useRef<{ words: string; key: string }>(null);
  const most = side === 'student' ? 1 : proposalsMax;
  const said = (startsAt: Instant) => dayAndTime(startsAt, zone);
  const alternatives = alternativesOf(moving.error);
  const their = side === 'student' ? { name: teacher, zone: lesson.teacherTimeZone } : null;

  const choose = (chosen: Instant[]) => {
    form.setValue('times', chosen, { shouldValidate: form.formState.isSubmitted });
    setWhy(null);
    // What was refused are other times than these.
    moving.reset();
  };
  const remove = (startsAt: Instant) => choose(times.filter((time) => time !== startsAt));
  function toggle(startsAt: Instant): void {
    if (times.includes(startsAt)) return remove(startsAt);
    const refused = side === 'teacher' ? notProposable(startsAt, lesson, times) : null;
    if (refused) setWhy(refused);
    else choose(side === 'student' ? [startsAt] : [...times, startsAt].sort());
  }
  function refusalTo(error: Error): string {
    if (isRefused(error, 'time-not-free') && times.length > 1 && isInstant(error.problem.startsAt))
      return t('move.notFree', { time: said(error.problem.startsAt) });
    return refusalOf(error) ?? t('move.notDone');
  }

  const send = form.handleSubmit(({ times, reason }) => {
    const first = times[0]!;
    const why = reason ? { reason } : {};
    const body = side === 'student' ? { startsAt: first, ...why } : { proposals: times, ...why };
    const words = JSON.stringify(body);
    asked.current = asked.current?.words === words ? asked.current : { words, key: newKey() };
    moving.mutate(
      { params: { id: lesson.id }, body, key: asked.current.key },
      {
        onSuccess: () => {
          toast(t(`move.${side}.done`), side === 'student' ? said(first) : t('move.teacher.doneText'));
          onClose();
        },
        // Others may have taken more than the refused time.
        onError: () => void free.refetch(),
      },
    );
  });
  // Moved, cancelled or begun meanwhile: there is nothing to choose.
  const gone = refusalOf(free.error);

  return (
    <FormDialog
      role="dialog"
      size="lg"
      note={<ChoiceNote times={times} most={most} zone={zone} their={their} />}
      isReady={times.length > 0}
      title={t(`move.${side}.title`)}
      confirm={t(`move.${side}.confirm`)}
      working={t('move.working')}
      busy={moving.isPending}
      {...(side === 'student' ? { keep: t('move.student.keep') } : {})}
      focusTitle
      refusal={moving.error && refusalTo(moving.error)}
      onClose={onClose}
      onSubmit={send}
      returnTo={returnTo}
    >
      <LessonSummary lesson={lesson} zone={zone}>
        {side === 'student' ? t('by', { name: teacher }) : t('with', { name: lesson.student.fullName || t('common:unknownStudent') })}
      </LessonSummary>
      <Text color="fg.muted">{t(`move.${side}.text`, { count: most })}</Text>
      {gone ? (
        <Text role="alert">{gone}</Text>
      ) : (
        <Box>
          <FetchError compact of={free} text={t('times:failed')} />
          <TimePicker
            side={side}
            zone={zone}
            their={their}
            days={free.data?.days}
            isLoading={free.isPending}
            {...(side === 'teacher' ? { anyUntilDays: requestDays } : {})}
            chosen={times}
            isFull={side === 'teacher' && times.length === most}
            onToggle={toggle}
          >
            <ChosenTimes
              times={times}
              most={most}
              zone={zone}
              their={their}
              error={why ? t(`move.${why}`) : form.formState.errors.times?.message}
              onRemove={remove}
            />
          </TimePicker>
        </Box>
      )}
      <ReasonField {...form.field('reason')} />
      {alternatives.length > 0 && (
        <Box display="flex" flexWrap="wrap" gap="2">
          {alternatives.map(({ startsAt }) => (
            <Button key={startsAt} size="sm" variant="outline" onClick={() => choose([startsAt])}>
              {said(startsAt)}
            </Button>
          ))}
        </Box>
      )}
    </FormDialog>
  );
}

function alternativesOf(error: unknown): Alternative[] {
  return error instanceof ProblemError ? ((error.problem.alternatives as Alternative[] | undefined) ?? []) : [];
}
