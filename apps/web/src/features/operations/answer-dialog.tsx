import { Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reportOutcomes, type PersonReport, type ReportOutcome } from '@somo/contracts/reports';
import { fieldRules } from '../../generated/field-rules';
import { mutation } from '../../lib/mutation';
import { paths } from '../../lib/paths';
import { isRefused } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { ChoiceField } from '../../ui/choice-field';
import { FormDialog } from '../../ui/form-dialog';
import { TextLink } from '../../ui/links';
import { NoteField } from './note-field';
import { useRefused } from './use-refused';
import { useReportNames } from './use-report-names';

interface Props {
  report: PersonReport;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** The answer to a report: what its reporter is told, and a note for operators. */
export function AnswerDialog({ report, onClose, returnTo }: Props) {
  const { t } = useTranslation('operations');
  const { reporter: name, reported: other } = useReportNames(report);
  const answering = useMutation(mutation('POST /api/admin/reports/:id/answer', { changes: ['operations'] }));
  const refused = useRefused();
  const form = useCheckedForm<{ outcome: ReportOutcome; note: string }>({
    rules: fieldRules['POST /api/admin/reports/:id/answer'],
    defaultValues: { outcome: 'action-taken', note: '' },
    words: { note: t('noteMissing') },
  });
  const busy = answering.isPending;
  const answer = form.handleSubmit((body) =>
    answering.mutate(
      { params: { id: report.id }, body },
      {
        onSuccess: () => {
          toast(t('reports.done'), t('reports.doneText', { name }));
          onClose();
        },
        onError: (error) => {
          if (!isRefused(error, 'report-already-answered')) return;
          toast(t('reports.overtaken'), t('reports.overtakenText'), 'error');
          onClose();
        },
      },
    ),
  );
  return (
    <FormDialog
      title={t('reports.answerTitle')}
      confirm={t('reports.send')}
      working={t('working')}
      busy={busy}
      refusal={refused(answering.error)}
      onClose={onClose}
      onSubmit={answer}
      returnTo={returnTo}
    >
      <ChoiceField
        legend={t('reports.decision', { name })}
        {...form.field('outcome')}
        value={form.watch('outcome')}
        disabled={busy}
        options={reportOutcomes.map((value) => ({ value, label: t(`reports.outcomes.${value}`) }))}
      />
      <Text color="fg.muted" textStyle="sm">
        {t('reports.outcomeHint', { name, other })}{' '}
        <TextLink to={paths.adminPerson(report.reported.id)}>{t('reports.openAccount', { other })}</TextLink>
      </Text>
      <NoteField {...form.field('note')} disabled={busy} />
    </FormDialog>
  );
}
