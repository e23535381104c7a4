import { useState } from 'react';
import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SecondStepMethod } from '@somo/contracts/asks/auth';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
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
  const [code, setCode] = useState('');
  const [method, setMethod] = useState<SecondStepMethod>('totp');
  const isApp = method === 'totp';
  const renewing = useRenewRecoveryCodes();
  const removing = useRemoveTwoStep();
  const changing = act === 'renew' ? renewing : removing;

  function go(): string | null {
    if (!code.trim()) return 'code';
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
    return null;
  }

  return (
    <FormDialog
      title={t(act === 'renew' ? 'twoStep.renewTitle' : 'twoStep.turnOffTitle')}
      confirm={t(act === 'renew' ? 'twoStep.renew' : 'twoStep.turnOff')}
      working={t('saving')}
      busy={changing.isPending}
      refusal={changing.error && (refusalOf(changing.error) ?? t('notSavedText'))}
      onClose={onClose}
      onConfirm={go}
      returnTo={returnTo}
    >
      <Text>{t(act === 'renew' ? 'twoStep.renewText' : 'twoStep.turnOffText')}</Text>
      <TextField
        name="code"
        label={t(isApp ? 'twoStep.code' : 'twoStep.recoveryCode')}
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      {act === 'turnOff' && (
        <Button variant="ghost" size="sm" alignSelf="start" onClick={() => setMethod(isApp ? 'recovery-code' : 'totp')}>
          {t(isApp ? 'twoStep.useRecovery' : 'twoStep.useApp')}
        </Button>
      )}
    </FormDialog>
  );
}
