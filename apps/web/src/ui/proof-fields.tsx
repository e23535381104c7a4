import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Proof } from '../lib/use-proof';
import { LiveRegion } from './live-region';
import { PasswordField } from './password-field';
import { TextField } from './text-field';

interface Props {
  proof: Pick<Proof, 'form' | 'fields' | 'fault' | 'isSigning' | 'isBusy'>;
  /** Asks for a passkey in place of the fields. */
  onPasskey: () => void;
  /** What the password is called beside a new one. */
  label?: string | undefined;
  hint?: string | undefined;
  /** True while the act is being sent: it is not sent a second time. */
  readOnly: boolean;
}

/** The password, and a code where sign-in takes two steps; or a passkey, for who has one. */
export function ProofFields({ proof: { form, fields, fault, isSigning, isBusy }, onPasskey, label, hint, readOnly }: Props) {
  const { t } = useTranslation('settings');
  const { hasPassword, isOn, hasPasskey } = fields;
  const isApp = form.watch('method') === 'totp';
  return (
    <>
      {hasPassword && (
        <PasswordField
          {...form.field('password')}
          label={label ?? t('export.password')}
          hint={hint}
          readOnly={readOnly}
          autoComplete="current-password"
        />
      )}
      {isOn && (
        <>
          <TextField
            {...form.field('code')}
            label={t(isApp ? 'export.code' : 'export.recoveryCode')}
            inputMode={isApp ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            readOnly={readOnly}
          />
          <Button variant="ghost" size="sm" alignSelf="start" onClick={() => form.setValue('method', isApp ? 'recovery-code' : 'totp')}>
            {t(isApp ? 'export.useRecovery' : 'export.useApp')}
          </Button>
        </>
      )}
      {hasPasskey && (
        <Button variant={hasPassword ? 'outline' : 'solid'} alignSelf="start" disabled={isBusy || readOnly} onClick={onPasskey}>
          {t(isSigning ? 'passkeys.waiting' : 'proof.passkey')}
        </Button>
      )}
      <LiveRegion>
        {fault && !isSigning && (
          <Text color="fg.muted" textStyle="sm">
            {fault.fault === 'elsewhere' ? t('proof.elsewhere', { host: fault.host }) : t('proof.unused')}
          </Text>
        )}
      </LiveRegion>
    </>
  );
}
