import { useEffect, useRef, useState } from 'react';
import { Box, Code, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { renderSVG } from 'uqr';
import type { TotpSecret } from '@somo/contracts/routes/two-step';
import { fieldRules } from '../../generated/field-rules';
import { mutation } from '../../lib/mutation';
import { isRefused, refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { FormDialog } from '../../ui/form-dialog';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import { useBeginGoogle } from '../../lib/begin-google';
import { useConfirmTwoStep } from './api/two-step';

const passwordFirst = { currentPassword: { ...fieldRules['POST /api/auth/two-step/setup'].currentPassword, required: true } } as const;

interface Props {
  hasPassword: boolean;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
  onCodes: (codes: string[]) => void;
}

/** First the password, then the app: it scans the secret, and its first code turns two-step sign-in on. */
export function SetUpTwoStep({ hasPassword, onClose, onCodes, returnTo }: Props) {
  const { t } = useTranslation('settings');
  const { pathname, search } = useLocation();
  const [secret, setSecret] = useState<TotpSecret>();
  const beginning = useMutation(mutation('POST /api/auth/two-step/setup'));
  const confirming = useConfirmTwoStep();
  const second = useRef<HTMLDivElement>(null);
  // The field that had the focus is gone.
  useEffect(() => second.current?.querySelector('input')?.focus(), [secret]);
  const leaving = useBeginGoogle();
  const mustSignIn = isRefused(beginning.error, 'sign-in-again');
  const error = leaving.error ?? (secret ? confirming.error : beginning.error);
  const form = useCheckedForm({
    rules: secret ? fieldRules['POST /api/auth/two-step/confirm'] : hasPassword ? passwordFirst : {},
    defaultValues: { currentPassword: '', code: '' },
    words: { currentPassword: '', code: '' },
  });

  const go = form.handleSubmit(({ currentPassword, code }) => {
    if (mustSignIn) return leaving.mutate(pathname + search);
    if (!secret) return beginning.mutate({ body: hasPassword ? { currentPassword } : {} }, { onSuccess: setSecret });
    confirming.mutate(
      { body: { code: code.trim() } },
      {
        onSuccess: ({ recoveryCodes }) => {
          toast(t('twoStep.turnedOn'), t('twoStep.turnedOnText'));
          onCodes(recoveryCodes);
        },
      },
    );
  });

  return (
    <FormDialog
      title={t('twoStep.setUpTitle')}
      confirm={t(mustSignIn ? 'twoStep.signInAgain' : secret ? 'twoStep.turnOn' : 'twoStep.next')}
      working={t('saving')}
      busy={beginning.isPending || confirming.isPending || leaving.isPending || leaving.isSuccess}
      refusal={error && (refusalOf(error) ?? t('notSavedText'))}
      onClose={onClose}
      onSubmit={go}
      returnTo={returnTo}
    >
      {!secret && <Text>{t('twoStep.off')}</Text>}
      {!secret && hasPassword && (
        <PasswordField {...form.field('currentPassword')} label={t('twoStep.password')} autoComplete="current-password" />
      )}
      {secret && (
        <>
          <Text>{t('twoStep.scan')}</Text>
          <Box
            role="img"
            aria-label={t('twoStep.qr')}
            bg="white"
            p="3"
            borderRadius="l2"
            w="48"
            mx="auto"
            dangerouslySetInnerHTML={{ __html: renderSVG(secret.uri, { border: 1 }) }}
          />
          <Text textStyle="sm" color="fg.muted">
            {t('twoStep.cannotScan')} <Code overflowWrap="anywhere">{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</Code>
          </Text>
          <Box ref={second}>
            <TextField {...form.field('code')} label={t('twoStep.code')} inputMode="numeric" autoComplete="one-time-code" />
          </Box>
        </>
      )}
    </FormDialog>
  );
}
