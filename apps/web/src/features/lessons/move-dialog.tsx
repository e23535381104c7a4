import { useRef } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { minuteMs } from '@somo/calendar/days';
import type { Alternative, Lesson } from '@somo/contracts/lessons';
import { lessonMinutes, proposalsMax } from '@somo/contracts/rules/booking';
import { fromInstant, isInstant, toInstant, type Instant } from '@somo/contracts/time';
import { fieldRules } from '../../generated/field-rules';
import { dayAndTime, timeElsewhere, unparted } from '../../lib/format';
import { newKey } from '../../lib/key';
import { mutation, untilAnswered } from '../../lib/mutation';
import { isRefused, ProblemError, refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { FormDialog } from '../../ui/form-dialog';
import { ReasonField } from '../../ui/reason-field';
import { ChosenTimes } from './chosen-times';
import { FreeTimePicker } from './free-time-picker';
import type { Side } from './lesson-rules';
import { LessonSummary } from './lesson-summary';
import { OtherTime } from './other-time';
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
  const { t } = useTranslation(['lessons', 'common']);
  const teacher = lesson.teacher.firstName || t('common:unknownTeacher');
  const moving = useMutation({ ...mutation('POST /api/lessons/:id/reschedule', { changes: ['lessons', 'openSlots'] }), ...untilAnswered });
  const form = useCheckedForm({
    rules: fieldRules['POST /api/lessons/:id/reschedule'],
    defaultValues: { times: [] as Instant[], reason: '' },
    more: ({ times }) => ({ times: times.length === 0 ? t('move.missing') : undefined }),
  });
  const times = form.watch('times');
  const asked = useRef<{ words: string; key: string }>(null);
  const most = side === 'student' ? 1 : proposalsMax;
  const isFull = side === 'teacher' && times.length === most;
  const said = (startsAt: Instant) => dayAndTime(startsAt, zone);
  const alternatives = alternativesOf(moving.error);

  const choose = (chosen: Instant[]) => {
    form.setValue('times', chosen, { shouldValidate: form.formState.isSubmitted });
    // What was refused are other times than these.
    moving.reset();
  };
  const remove = (startsAt: Instant) => choose(times.filter((time) => time !== startsAt));
  function add(startsAt: Instant): NotProposable | null {
    const why = side === 'teacher' ? notProposable(startsAt, lesson, times) : null;
    if (why === null) choose(side === 'student' ? [startsAt] : [...times, startsAt].sort());
    return why;
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
      },
    );
  });

  return (
    <FormDialog
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
      <FreeTimePicker lesson={lesson} zone={zone} chosen={times} isFull={isFull} onAdd={add} onRemove={remove} />
      {side === 'teacher' && <OtherTime zone={zone} isFull={isFull} onAdd={add} />}
      <Box aria-live="polite">
        {times.length > 0 && <ChosenTimes times={times} zone={zone} onRemove={remove} />}
        {times[0] && side === 'student' && lesson.teacherTimeZone !== zone && (
          <Text color="fg.muted">
            {t('teacherClock', { name: teacher, range: unparted(timeElsewhere(lessonAt(times[0]), lesson.teacherTimeZone, zone)) })}
          </Text>
        )}
        {isFull && <Text color="fg.muted">{t('move.full', { count: most })}</Text>}
        {form.formState.errors.times && <Text color="fg.error">{form.formState.errors.times.message}</Text>}
      </Box>
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

/** Returns how long a lesson is that starts then. */
function lessonAt(startsAt: Instant): Alternative {
  return { startsAt, endsAt: toInstant(fromInstant(startsAt) + lessonMinutes * minuteMs) };
}

function alternativesOf(error: unknown): Alternative[] {
  return error instanceof ProblemError ? ((error.problem.alternatives as Alternative[] | undefined) ?? []) : [];
}
