import { Box, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reportKinds, type ReportKind } from '@somo/contracts/reports';
import { reportedMessages, reportTextMax } from '@somo/contracts/rules/reports';
import { fieldRules } from '../../generated/field-rules';
import { outdate } from '../../lib/changes';
import { isRefused, refusalOf } from '../../lib/problem';
import type { ReportTarget } from '../../lib/report-target';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { ChoiceField } from '../../ui/choice-field';
import { FormDialog } from '../../ui/form-dialog';
import { LiveRegion } from '../../ui/live-region';
import { TextAreaField } from '../../ui/text-area-field';
import { sendReport } from './send-report';

/** Reports a person, a conversation or a message, and explains who reads it and what comes next. */
export function ReportDialog({ target, onClose }: { target: ReportTarget; onClose: () => void }) {
  const { t } = useTranslation('reports');
  const { about, name } = target;
  const reporting = useMutation({
    mutationFn: (body: { kind: ReportKind; text: string }) => sendReport(target, body),
    onSettled: (_answer, _error, _body, _result, { client }) => void outdate(client, 'conversations'),
  });
  const form = useCheckedForm({
    rules: fieldRules['POST /api/people/:id/report'],
    defaultValues: { kind: null as ReportKind | null, text: '' },
    words: { kind: t('kindMissing'), text: t('textMissing') },
  });
  const busy = reporting.isPending;
  const kind = form.watch('kind');
  const refusal = reporting.error && (refusalOf(reporting.error) ?? t('failed'));

  const send = form.handleSubmit((draft) =>
    reporting.mutate(
      { kind: draft.kind!, text: draft.text },
      {
        onSuccess: () => {
          toast(t('done'), t('doneText'));
          onClose();
        },
        onError: (error) => {
          if (!isRefused(error, 'already-reported')) return;
          toast(t('already'), error.message, 'error');
          onClose();
        },
      },
    ),
  );

  return (
    <FormDialog
      role="dialog"
      size="lg"
      focusTitle
      title={t(`title.${about}`, { name })}
      confirm={t('send')}
      working={t('sending')}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onSubmit={send}
    >
      {'text' in target && target.text && (
        <Box asChild borderInlineStartWidth="3px" borderColor="clay.solid" ps="4">
          <blockquote>
            <Text textStyle="sm" color="fg.muted">
              {t('from', { name })}
            </Text>
            <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere" lineClamp={4}>
              {target.text}
            </Text>
          </blockquote>
        </Box>
      )}
      <ChoiceField
        legend={t('kind')}
        {...form.field('kind')}
        value={kind}
        disabled={busy}
        inTwos
        options={reportKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <LiveRegion>
        {kind === 'child-safety' && (
          <Box bg="clay.subtle" color="clay.fg" borderRadius="l2" px="4" py="3">
            {t('danger')}
          </Box>
        )}
      </LiveRegion>
      <TextAreaField label={t('text')} {...form.field('text')} rows={4} required maxLength={reportTextMax} disabled={busy} />
      <Text color="fg.muted" textStyle="sm">
        {t(`next.${about}`, { name, most: reportedMessages })}
      </Text>
    </FormDialog>
  );
}
