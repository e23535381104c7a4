import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fieldRules } from '../../generated/field-rules';
import { refusalOf } from '../../lib/problem';
import { useCheckedForm } from '../../lib/use-checked-form';
import { FormDialog } from '../../ui/form-dialog';
import { TextField } from '../../ui/text-field';
import { useRenewRecoveryCodes } from './api/two-step';

interface Props {
  onClose: () => void;
  returnTo: () => HTMLElement | null;
  onCodes: (codes: string[]) => void;
}

/** Asks for a code of the app before the recovery codes are replaced. */
export function RenewCodesDialog({ onClose, onCodes, returnTo }: Props) {
  const { t } = useTranslation('settings');
  const form = useCheckedForm({
    rules: fieldRules['POST /api/auth/two-step/recovery-codes'],
    defaultValues: { code: '' },
    words: { code: '' },
  });
  const renewing = useRenewRecoveryCodes();
  const go = form.handleSubmit(({ code }) =>
    renewing.mutate({ body: { code: code.trim() } }, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) }),
  );

  return (
    <FormDialog
      title={t('twoStep.renewTitle')}
      confirm={t('twoStep.renew')}
      working={t('saving')}
      busy={renewing.isPending}
      refusal={renewing.error && (refusalOf(renewing.error) ?? t('notSavedText'))}
      onClose={onClose}
      onSubmit={go}
      returnTo={returnTo}
    >
      <Text>{t('twoStep.renewText')}</Text>
      <TextField {...form.field('code')} label={t('twoStep.code')} inputMode="numeric" autoComplete="one-time-code" />
    </FormDialog>
  );
}
