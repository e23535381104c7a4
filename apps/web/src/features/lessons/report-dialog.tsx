import { useState, type ReactNode } from 'react';
import { Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { problemKinds, type ProblemKind } from '@somo/contracts/problems';
import { problemTextMax } from '@somo/contracts/rules/booking';
import { textProblem } from '@somo/contracts/rules/lines';
import { mutation } from '../../lib/mutation';
import { isRefused, refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { ChoiceField } from '../../ui/choice-field';
import { FormDialog } from '../../ui/form-dialog';
import { TextAreaField } from '../../ui/text-area-field';
import { counterpartOf, type Side } from './lesson-rules';
import { LessonSummary } from './lesson-summary';

const kindName = 'kind';
const textName = 'text';

interface Props {
  lesson: Lesson;
  side: Side;
  zone: string;
  /** What Somo knows about how the lesson went, shown before the text. */
  evidence?: ReactNode;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Reports a problem with a lesson, and says what happens then. */
export function ReportDialog({ lesson, side, zone, evidence, onClose, returnTo }: Props) {
  const { t } = useTranslation(['lessons', 'common']);
  const reporting = useMutation(mutation('POST /api/lessons/:id/report-problem', { changes: ['lessons'] }));
  const [kind, setKind] = useState<ProblemKind | null>(null);
  const [text, setText] = useState('');
  const [checked, setChecked] = useState(false);
  const busy = reporting.isPending;
  const name = counterpartOf(lesson, side).firstName || t(side === 'student' ? 'common:unknownTeacher' : 'common:unknownStudent');
  const wrong = textProblem(text.trim(), problemTextMax, t('report.textMissing'));
  const refusal = reporting.error && (refusalOf(reporting.error) ?? t('report.failed'));

  function send(): string | null {
    setChecked(true);
    if (kind === null) return kindName;
    if (wrong) return textName;
    reporting.mutate(
      { params: { id: lesson.id }, body: { kind, text: text.trim() } },
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
    );
    return null;
  }

  return (
    <FormDialog
      title={t('report.title')}
      confirm={t('report.send')}
      working={t('report.sending')}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={send}
      returnTo={returnTo}
    >
      <LessonSummary lesson={lesson} zone={zone} />
      <ChoiceField
        legend={t('report.kind')}
        name={kindName}
        value={kind}
        onChange={setKind}
        disabled={busy}
        error={checked && kind === null ? t('report.kindMissing') : undefined}
        options={problemKinds.map((value) => ({ value, label: t(`report.kinds.${value}`, { name }) }))}
      />
      {evidence}
      <TextAreaField
        label={t('report.text')}
        name={textName}
        rows={4}
        required
        maxLength={problemTextMax}
        value={text}
        disabled={busy}
        onChange={(event) => setText(event.target.value)}
        error={checked ? wrong : undefined}
      />
      <Text color="fg.muted" textStyle="sm">
        {t(side === 'student' ? 'report.nextStudent' : 'report.nextTeacher', { name })}
      </Text>
    </FormDialog>
  );
}
