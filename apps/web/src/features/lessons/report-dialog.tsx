import type { ReactNode } from 'react';
import { Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { problemKinds, type ProblemKind } from '@somo/contracts/problems';
import { problemTextMax } from '@somo/contracts/rules/booking';
import { fieldRules } from '../../generated/field-rules';
import { mutation } from '../../lib/mutation';
import { isRefused, refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { ChoiceField } from '../../ui/choice-field';
import { FormDialog } from '../../ui/form-dialog';
import { TextAreaField } from '../../ui/text-area-field';
import { counterpartOf, type Side } from './lesson-rules';
import { LessonSummary } from './lesson-summary';

interface Props {
  lesson: Lesson;
  side: Side;
  zone: string;
  /** What Somo knows about how the lesson went, shown before the text. */
  evidence?: ReactNode;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Reports a problem with a lesson, and explains what happens next. */
export function ReportDialog({ lesson, side, zone, evidence, onClose, returnTo }: Props) {
  const { t } = useTranslation(['lessons', 'common']);
  const reporting = useMutation(mutation('POST /api/lessons/:id/report-problem', { changes: ['lessons'] }));
  const form = useCheckedForm({
    rules: fieldRules['POST /api/lessons/:id/report-problem'],
    defaultValues: { kind: null as ProblemKind | null, text: '' },
    words: { kind: t('report.kindMissing'), text: t('report.textMissing') },
  });
  const busy = reporting.isPending;
  const name = counterpartOf(lesson, side).firstName || t(side === 'student' ? 'common:unknownTeacher' : 'common:unknownStudent');
  const refusal = reporting.error && (refusalOf(reporting.error) ?? t('report.failed'));

  const send = form.handleSubmit(({ kind, text }) =>
    reporting.mutate(
      { params: { id: lesson.id }, body: { kind: kind!, text } },
      {
        onSuccess: () => {
          toast(t('report.done'), t('report.doneText'));
          onClose();
        },
        onError: (error) => {
          if (!isRefused(error, 'problem-already-reported')) return;
          toast(t('report.alreadyDone'), error.message, 'error');
          onClose();
        },
      },
    ),
  );

  return (
    <FormDialog
      title={t('report.title')}
      confirm={t('report.send')}
      working={t('report.sending')}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onSubmit={send}
      returnTo={returnTo}
    >
      <LessonSummary lesson={lesson} zone={zone} />
      <ChoiceField
        legend={t('report.kind')}
        {...form.field('kind')}
        value={form.watch('kind')}
        disabled={busy}
        options={problemKinds.map((value) => ({ value, label: t(`report.kinds.${value}`, { name }) }))}
      />
      {evidence}
      <TextAreaField label={t('report.text')} {...form.field('text')} rows={4} required maxLength={problemTextMax} disabled={busy} />
      <Text color="fg.muted" textStyle="sm">
        {t(side === 'student' ? 'report.nextStudent' : 'report.nextTeacher', { name })}
      </Text>
    </FormDialog>
  );
}
