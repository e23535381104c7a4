import { Box, Field, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { refusalReasons, verificationNoteMax, type RefusalReason } from '@somo/contracts/rules/verification';
import type { VerificationTask } from '@somo/contracts/verification';
import { fieldRules } from '../../generated/field-rules';
import { useCheckedForm } from '../../lib/use-checked-form';
import { CheckField } from '../../ui/check-field';
import { FormDialog } from '../../ui/form-dialog';
import { TextAreaField } from '../../ui/text-area-field';
import { useDecide } from './use-decide';

interface Props {
  task: VerificationTask;
  /** The teacher's. */
  name: string;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Refuses a document, with the reasons that the teacher reads. */
export function RefuseDialog({ task, name, onClose, returnTo }: Props) {
  const { t } = useTranslation('verification');
  const { decide, busy, refusal, error } = useDecide(task, name, onClose);
  const form = useCheckedForm<{ reasons: RefusalReason[]; note: string }>({
    rules: { note: fieldRules['POST /api/admin/verification/:id/decision'].note },
    defaultValues: { reasons: [], note: '' },
    more: ({ reasons, note }) => ({
      reasons: reasons.length === 0 ? t('queue.reasonMissing') : undefined,
      ...(reasons.includes('other') && note.trim() === '' ? { note: t('queue.noteMissing') } : {}),
    }),
  });
  const refuse = form.handleSubmit(({ reasons, note }) => decide({ outcome: 'refused', reasons, note: note || null }));
  const missing = form.formState.errors.reasons?.message;
  return (
    <FormDialog
      role="dialog"
      title={t('queue.refuseTitle')}
      confirm={t('queue.refuse')}
      working={t('queue.working')}
      danger
      busy={busy}
      refusal={error ? refusal : null}
      onClose={onClose}
      onSubmit={refuse}
      returnTo={returnTo}
    >
      <Text>{t('queue.refuseText', { name })}</Text>
      <Field.Root invalid={Boolean(missing)}>
        <Box as="fieldset" borderWidth="0" minW="0" w="full" aria-describedby={missing ? 'reasons-missing' : undefined}>
          <Box as="legend" textStyle="sm" fontWeight="semibold" mb="1">
            {t('queue.reasons')}
          </Box>
          {refusalReasons.map((reason) => (
            <Box key={reason} py={{ base: '2.5', md: '1.5' }}>
              <CheckField label={t(`reasons.${reason}.name`)} value={reason} disabled={busy} {...form.register('reasons')} />
            </Box>
          ))}
        </Box>
        <Field.ErrorText id="reasons-missing">{missing}</Field.ErrorText>
      </Field.Root>
      <TextAreaField
        label={t('queue.note')}
        {...form.field('note')}
        rows={3}
        maxLength={verificationNoteMax}
        disabled={busy}
        hint={t('queue.noteHint')}
      />
    </FormDialog>
  );
}
