import { useRef, useState, type ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hourMs } from '@somo/calendar/days';
import type { TeacherProfile } from '@somo/contracts/people';
import { defaultSubject, requestDays, requestHours, requestMessageMax, slotRangeDays, wishesMax } from '@somo/contracts/rules/booking';
import { fromInstant, toInstant, type Instant } from '@somo/contracts/time';
import { subjectName } from '../../i18n/names';
import { fieldRules } from '../../generated/field-rules';
import { clock } from '../../lib/clock';
import { addDays } from '../../lib/days';
import { dayOf, deadline } from '../../lib/format';
import { newKey } from '../../lib/key';
import { mutation, untilAnswered } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { ChoiceNote } from '../../ui/choice-note';
import { ChosenTimes } from '../../ui/chosen-times';
import { FetchError } from '../../ui/fetch-error';
import { FormDialog } from '../../ui/form-dialog';
import { SelectField } from '../../ui/select-field';
import { TextAreaField } from '../../ui/text-area-field';
import { TimePicker } from '../../ui/time-picker';

interface Props {
  teacher: TeacherProfile;
  zone: string;
  teacherZone: string;
  /** For whom the lesson is; null: for the student. */
  whoFor: { learnerId: string | null; isPending: boolean; choice: ReactNode };
  onClose: () => void;
}

/** Asks a teacher for a lesson at one of up to three times, in their hours or not. */
export function AskDialog({ teacher, zone, teacherZone, whoFor, onClose }: Props) {
  const { t } = useTranslation(['requests', 'times']);
  const asking = useMutation({ ...mutation('POST /api/booking-requests', { changes: ['requests'] }), ...untilAnswered });
  const [today] = useState(() => dayOf(clock.now(), zone));
  const hours = useQuery({
    ...query('GET /api/teachers/:id/request-times', {
      params: { id: teacher.id },
      query: { from: today, to: addDays(today, slotRangeDays - 1), timeZone: zone },
    }),
    staleTime: 0,
  });
  const form = useCheckedForm({
    rules: fieldRules['POST /api/booking-requests'],
    defaultValues: { times: [] as Instant[], subject: teacher.subjects[0] ?? defaultSubject, message: '' },
    more: ({ times }) => ({ times: times.length === 0 ? t('times:missing') : undefined }),
  });
  // A request without a response may have succeeded: it is repeated with the same key.
  const asked = useRef<{ words: string; key: string }>(null);
  const { times, subject } = form.watch();
  // What was refused is another request than this.
  const onChange = () => asking.reset();
  const name = teacher.firstName;
  const their = { name, zone: teacherZone };

  function choose(chosen: Instant[]): void {
    form.setValue('times', chosen, { shouldValidate: form.formState.isSubmitted });
    onChange();
  }
  const remove = (startsAt: Instant) => choose(times.filter((time) => time !== startsAt));

  const send = form.handleSubmit(({ times, subject, message }) => {
    if (whoFor.isPending) return;
    const learner = whoFor.learnerId === null ? {} : { learnerId: whoFor.learnerId };
    const body = { teacherId: teacher.id, wishes: times, subject, ...(message ? { message } : {}), ...learner };
    const words = JSON.stringify(body);
    asked.current = asked.current?.words === words ? asked.current : { words, key: newKey() };
    asking.mutate(
      { body, key: asked.current.key },
      {
        onSuccess: ({ expiresAt }) => {
          toast(t('ask.sent'), t('ask.sentText', { name, time: deadline(expiresAt, clock.now(), zone) }));
          onClose();
        },
      },
    );
  });

  return (
    <FormDialog
      role="dialog"
      size="lg"
      note={<ChoiceNote times={times} most={wishesMax} zone={zone} their={their} />}
      isReady={times.length > 0 && !whoFor.isPending}
      focusTitle
      title={t('ask.title')}
      confirm={t('ask.send')}
      working={t('ask.sending')}
      busy={asking.isPending}
      refusal={asking.error && (refusalOf(asking.error) ?? t('ask.failed'))}
      onClose={onClose}
      onSubmit={send}
    >
      <Text color="fg.muted">
        {t('ask.text', { name, most: wishesMax })} {until(times)}
      </Text>
      <Box>
        <FetchError compact of={hours} text={t('times:failed')} />
        <TimePicker
          side="student"
          zone={zone}
          their={their}
          days={hours.data?.days}
          isLoading={hours.isPending}
          anyUntilDays={requestDays}
          chosen={times}
          isFull={times.length === wishesMax}
          onToggle={(startsAt) => (times.includes(startsAt) ? remove(startsAt) : choose([...times, startsAt]))}
        >
          <ChosenTimes
            times={times}
            most={wishesMax}
            zone={zone}
            their={their}
            error={form.formState.errors.times?.message}
            onRemove={remove}
          />
        </TimePicker>
      </Box>
      {teacher.subjects.length > 1 && (
        <SelectField
          label={t('ask.subject')}
          value={subject}
          onChange={(chosen) => {
            form.setValue('subject', chosen);
            onChange();
          }}
          options={teacher.subjects.map((value) => ({ value, label: subjectName(value), stored: true as const }))}
        />
      )}
      {whoFor.choice}
      <TextAreaField
        {...form.field('message', { onChange })}
        label={t('ask.message')}
        hint={t('ask.messageHint')}
        rows={2}
        maxLength={requestMessageMax}
      />
    </FormDialog>
  );

  /** Says until when the teacher can answer. */
  function until(chosen: readonly Instant[]): string {
    const now = clock.now();
    const last = Math.max(...chosen.map(fromInstant));
    if (chosen.length === 0) return t('ask.pay', { name });
    return t('ask.until', { name, time: deadline(toInstant(Math.min(now + requestHours * hourMs, last)), now, zone) });
  }
}
