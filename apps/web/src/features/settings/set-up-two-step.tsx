import { useEffect, useRef, useState } from 'react';
import { Box, Code, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { renderSVG } from 'uqr';
import type { ProofBody } from '@somo/contracts/routes/proof';
import type { TotpSecret } from '@somo/contracts/routes/two-step';
import { fieldRules } from '../../generated/field-rules';
import { mutation } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { useProof } from '../../lib/use-proof';
import { FetchError } from '../../ui/fetch-error';
import { FormDialog } from '../../ui/form-dialog';
import { ProofFields } from '../../ui/proof-fields';
import { TextField } from '../../ui/text-field';
import { useConfirmTwoStep } from './api/two-step';

interface Props {
  onClose: () => void;
  returnTo: () => HTMLElement | null;
  onCodes: (codes: string[]) => void;
}

/** Asks again who it is, then for the app: it scans the secret, and its first code turns two-step sign-in on. */
export function SetUpTwoStep({ onClose, onCodes, returnTo }: Props) {
  const { t } = useTranslation('settings');
  const [secret, setSecret] = useState<TotpSecret>();
  const beginning = useMutation(mutation('POST /api/auth/two-step/setup'));
  const confirming = useConfirmTwoStep();
  const second = useRef<HTMLDivElement>(null);
  // The field that had the focus is gone.
  useEffect(() => second.current?.querySelector('input')?.focus(), [secret]);
  const proof = useProof(beginning.error, 'set-up-two-step');
  const { twoStep, mustSignIn } = proof;
  const error = secret ? confirming.error : proof.error;
  const form = useCheckedForm({
    rules: fieldRules['POST /api/auth/two-step/confirm'],
    defaultValues: { code: '' },
    words: { code: '' },
  });

  const begin = ({ password, passkey }: ProofBody) =>
    beginning.mutate({ body: { currentPassword: password, passkey } }, { onSuccess: setSecret });
  const finish = form.handleSubmit(({ code }) =>
    confirming.mutate(
      { body: { code: code.trim() } },
      {
        onSuccess: ({ recoveryCodes }) => {
          toast(t('twoStep.turnedOn'), t('twoStep.turnedOnText'));
          onCodes(recoveryCodes);
        },
      },
    ),
  );

  return (
    <FormDialog
      title={t('twoStep.setUpTitle')}
      confirm={t(mustSignIn ? 'twoStep.signInAgain' : secret ? 'twoStep.turnOn' : 'twoStep.next')}
      working={t('saving')}
      busy={beginning.isPending || confirming.isPending || proof.isBusy}
      refusal={error && (refusalOf(error) ?? t('notSavedText'))}
      onClose={onClose}
      onSubmit={secret ? finish : proof.submit(begin)}
      returnTo={returnTo}
      isReady={twoStep.data !== undefined}
    >
      {!secret && (
        <>
          <FetchError of={twoStep} text={t('twoStep.loadFailed')} compact />
          <Text>{t('twoStep.off')}</Text>
          <ProofFields proof={proof} onPasskey={() => proof.sign(begin)} readOnly={beginning.isPending} />
        </>
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
