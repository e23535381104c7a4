import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SecondStepMethod } from '@somo/contracts/rules/second-step';
import { fieldRules } from '../../generated/field-rules';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { FormDialog } from '../../ui/form-dialog';
import { TextField } from '../../ui/text-field';
import { useRemoveTwoStep, useRenewRecoveryCodes } from './api/two-step';

interface Props {
  act: 'renew' | 'turnOff';
  onClose: () => void;
  returnTo: () => HTMLElement | null;
  onCodes: (codes: string[]) => void;
}

/** Asks for a code of the app before the recovery codes are replaced or two-step sign-in is turned off. */
export function CodeDialog({ act, onClose, onCodes, returnTo }: Props) {
  const { t } = useTranslation('settings');
  const form = useCheckedForm<{ code: string; method: SecondStepMethod }>({
    rules: fieldRules['POST /api/auth/two-step/remove'],
    defaultValues: { code: '', method: 'totp' },
    words: { code: '' },
  });
  const isApp = form.watch('method') === 'totp';
  const renewing = useRenewRecoveryCodes();
  const removing = useRemoveTwoStep();
  const changing = act === 'renew' ? renewing : removing;

  const go = form.handleSubmit(({ code, method }) => {
    if (act === 'renew') renewing.mutate({ body: { code: code.trim() } }, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) });
    else
      removing.mutate(
        { body: { method, code: code.trim() } },
        {
          onSuccess: () => {
            toast(t('twoStep.turnedOff'), t('twoStep.turnOffText'));
            onClose();
          },
        },
      );
  });

  return (
    <FormDialog
      title={t(act === 'renew' ? 'twoStep.renewTitle' : 'twoStep.turnOffTitle')}
      confirm={t(act === 'renew' ? 'twoStep.renew' : 'twoStep.turnOff')}
      working={t('saving')}
      busy={changing.isPending}
      refusal={changing.error && (refusalOf(changing.error) ?? t('notSavedText'))}
      onClose={onClose}
      onSubmit={go}
      returnTo={returnTo}
    >
      <Text>{t(act === 'renew' ? 'twoStep.renewText' : 'twoStep.turnOffText')}</Text>
      <TextField
        {...form.field('code')}
        label={t(isApp ? 'twoStep.code' : 'twoStep.recoveryCode')}
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete="one-time-code"
      />
      {act === 'turnOff' && (
        <Button variant="ghost" size="sm" alignSelf="start" onClick={() => form.setValue('method', isApp ? 'recovery-code' : 'totp')}>
          {t(isApp ? 'twoStep.useRecovery' : 'twoStep.useApp')}
        </Button>
      )}
    </FormDialog>
  );
}
