import { useRef, useState } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayMs, hourMs, minuteMs } from '@somo/calendar/days';
import type { TeacherProfile } from '@somo/contracts/people';
import { defaultSubject, lessonMinutes, requestDays, requestHours, requestMessageMax } from '@somo/contracts/rules/booking';
import { fromInstant, toInstant, type Instant } from '@somo/contracts/time';
import { fieldRules } from '../../generated/field-rules';
import { outdate } from '../../lib/changes';
import { clock } from '../../lib/clock';
import { dayName, dayOf, deadline, fullDate, timeOf, zoneLabel } from '../../lib/format';
import { chosenTime, timeProblem } from '../../lib/chosen-time';
import { newKey } from '../../lib/key';
import { mutation, untilAnswered } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { FormDialog } from '../../ui/form-dialog';
import { SelectField } from '../../ui/select-field';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';

const quarterSeconds = 900;

interface Props {
  teacher: TeacherProfile;
  zone: string;
  teacherZone: string;
}

/** Lets a student ask for a time that the teacher does not offer. */
export function AskForTime(props: Props) {
  const { t } = useTranslation('requests');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('ask.open')}
      </Button>
      {open && <AskDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function AskDialog({ teacher, zone, teacherZone, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('requests');
  const asking = useMutation({
    ...mutation('POST /api/booking-requests'),
    ...untilAnswered,
    onSuccess: (_request, _asked, _result, { client }) => outdate(client, 'requests'),
  });
  const form = useCheckedForm({
    rules: fieldRules['POST /api/booking-requests'],
    defaultValues: { date: '', time: '', subject: teacher.subjects[0] ?? defaultSubject, message: '' },
    more: ({ date, time }) => {
      const wrong = timeProblem(chosenTime(date, time, zone, clock.now()), time);
      return { date: date === '' ? t('ask.dateMissing') : undefined, time: wrong && t(`ask.${wrong}`) };
    },
  });
  // A request without a response may have succeeded: it is repeated with the same key.
  const asked = useRef<{ words: string; key: string }>(null);
  const values = form.watch();
  const chosen = chosenTime(values.date, values.time, zone, clock.now());
  // What was refused is another request than this.
  const onChange = () => asking.reset();
  const name = teacher.firstName;

  const send = form.handleSubmit(({ subject, message }) => {
    if ('problem' in chosen) return;
    const { startsAt } = chosen;
    const endsAt = toInstant(fromInstant(startsAt) + lessonMinutes * minuteMs);
    const body = { teacherId: teacher.id, startsAt, endsAt, subject, ...(message ? { message } : {}) };
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
      title={t('ask.title')}
      confirm={t('ask.send')}
      working={t('ask.sending')}
      busy={asking.isPending}
      refusal={asking.error && (refusalOf(asking.error) ?? t('ask.failed'))}
      onClose={onClose}
      onSubmit={send}
    >
      <Text>{t('ask.text', { name, hours: requestHours })}</Text>
      <Box display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
        <TextField
          {...form.field('date', { onChange, deps: ['time'] })}
          type="date"
          label={t('ask.date')}
          min={dayOf(clock.now(), zone)}
          max={dayOf(clock.now() + requestDays * dayMs, zone)}
        />
        <TextField {...form.field('time', { onChange })} type="time" step={quarterSeconds} label={t('ask.time')} />
      </Box>
      <Text color="fg.muted" textStyle="sm" aria-live="polite">
        <bdi>{t('ask.zone', { zone: zoneLabel(zone, clock.now()) })}</bdi>
        {'startsAt' in chosen && <ChosenFacts startsAt={chosen.startsAt} name={name} zone={zone} teacherZone={teacherZone} />}
      </Text>
      {teacher.subjects.length > 1 && (
        <SelectField
          label={t('ask.subject')}
          value={values.subject}
          onChange={(subject) => {
            form.setValue('subject', subject);
            onChange();
          }}
          options={teacher.subjects.map((value) => ({ value, label: value, stored: true as const }))}
        />
      )}
      <TextAreaField
        {...form.field('message', { onChange })}
        label={t('ask.message')}
        hint={t('ask.messageHint')}
        rows={3}
        maxLength={requestMessageMax}
      />
    </FormDialog>
  );
}

interface FactsProps {
  startsAt: Instant;
  name: string;
  zone: string;
  teacherZone: string;
}

/** What a chosen time is for the teacher, and until when they can answer. */
function ChosenFacts({ startsAt, name, zone, teacherZone }: FactsProps) {
  const { t } = useTranslation('requests');
  const now = clock.now();
  const isThisYear = dayOf(startsAt, teacherZone).slice(0, 4) === dayOf(now, teacherZone).slice(0, 4);
  const day = isThisYear ? dayName(startsAt, teacherZone) : fullDate(startsAt, teacherZone);
  const until = toInstant(Math.min(now + requestHours * hourMs, fromInstant(startsAt)));
  return (
    <>
      {zone !== teacherZone && (
        <Text as="span" display="block">
          <bdi>{t('ask.theirs', { day, time: timeOf(startsAt, teacherZone), name })}</bdi>
        </Text>
      )}
      <Text as="span" display="block">
        {t('ask.until', { name, time: deadline(until, now, zone) })}
      </Text>
    </>
  );
}
