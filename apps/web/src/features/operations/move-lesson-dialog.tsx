import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Instant } from '@somo/contracts/time';
import { fieldRules } from '../../generated/field-rules';
import { dayAndTime } from '../../lib/format';
import { paths } from '../../lib/paths';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { useZone } from '../../lib/use-session';
import { FormDialog } from '../../ui/form-dialog';
import { useMoveLesson } from './api/change-lesson';
import { Effect } from './effect';
import { FreeTimeField } from './free-time-field';
import { SharedReasonField } from './shared-reason-field';
import { useRefused } from './use-refused';

interface Props {
  lessonId: string;
  names: { student: string; teacher: string };
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Moves a lesson for its two people to a time at which both are free. */
export function MoveLessonDialog({ lessonId, names, onClose, returnTo }: Props) {
  const { t } = useTranslation('operations');
  const zone = useZone();
  const navigate = useNavigate();
  const moving = useMoveLesson();
  const refused = useRefused();
  const form = useCheckedForm<{ startsAt: Instant | ''; reason: string }>({
    rules: fieldRules['POST /api/admin/lessons/:id/reschedule'],
    defaultValues: { startsAt: '', reason: '' },
    words: { startsAt: t('moveLesson.missing'), reason: t('sharedReasonMissing') },
  });
  const startsAt = form.watch('startsAt');

  const confirm = form.handleSubmit(({ startsAt, reason }) => {
    if (startsAt === '') return;
    moving.mutate(
      { params: { id: lessonId }, body: { startsAt, reason } },
      {
        onSuccess: (moved) => {
          toast(t('moveLesson.done'), t('moveLesson.doneText', { ...names, time: dayAndTime(startsAt, zone) }));
          onClose();
          void navigate(paths.adminLesson(moved.lessonId), { replace: true });
        },
      },
    );
  });

  return (
    <FormDialog
      focusTitle
      title={t('moveLesson.title')}
      confirm={t('moveLesson.confirm')}
      working={t('working')}
      busy={moving.isPending}
      refusal={refused(moving.error)}
      onClose={onClose}
      onSubmit={confirm}
      returnTo={returnTo}
    >
      <FreeTimeField
        lessonId={lessonId}
        zone={zone}
        chosen={startsAt}
        error={form.formState.errors.startsAt?.message}
        onChoose={(time) => form.setValue('startsAt', time, { shouldValidate: form.formState.isSubmitted })}
      />
      <Effect>
        <Text>
          {startsAt === '' ? t('moveLesson.effect', names) : t('moveLesson.effectTo', { ...names, time: dayAndTime(startsAt, zone) })}
        </Text>
      </Effect>
      <SharedReasonField {...form.field('reason')} names={names} disabled={moving.isPending} />
    </FormDialog>
  );
}
