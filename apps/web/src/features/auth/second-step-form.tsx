import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mutation } from '../../lib/mutation';
import { PasskeyError } from '../../lib/passkey-support';
import { isRefused } from '../../lib/problem';
import { session } from '../../lib/session';
import { FormAlert, formProblem, type FormProblem } from '../../ui/form-alert';
import { TextField } from '../../ui/text-field';
import { PasskeyButton } from './passkey-button';
import { usePasskeySignIn } from './use-passkey-sign-in';

interface Props {
  ticket: string;
  hasPasskey: boolean;
  onOver: (problem: FormProblem | null) => void;
}

/** Asks for a code, or for a passkey in its place; `onOver` leads back to the first step, with what to say there. */
export function SecondStepForm({ ticket, hasPasskey, onOver }: Props) {
  const { t } = useTranslation('auth');
  const [method, setMethod] = useState<'totp' | 'recovery-code'>('totp');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<FormProblem | null>(null);
  const finishing = useMutation({ ...mutation('POST /api/auth/two-step'), onSuccess: session.accept });
  const passkey = usePasskeySignIn();
  const isApp = method === 'totp';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), [method]);

  function fail(error: Error): void {
    if (error instanceof PasskeyError) return;
    const failed = formProblem(error, { title: t('failed'), fallback: t('signInFailed') });
    if (isRefused(error, 'ticket-expired')) onOver(failed);
    else setFailure(failed);
  }

  function askForPasskey(): void {
    setProblem(undefined);
    setFailure(null);
    passkey.mutate({ ticket }, { onError: fail });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!code.trim()) return setProblem(t('secondStep.required'));
    setProblem(undefined);
    setFailure(null);
    finishing.mutate(
      { body: { ticket, method, code: code.trim() } },
      {
        onError: (error) => {
          if (isRefused(error, 'wrong-code')) setProblem(error.message);
          else fail(error);
        },
      },
    );
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="5">
        {!isApp && <Text color="fg.muted">{t('secondStep.textRecovery')}</Text>}
        <TextField
          key={method}
          label={t(isApp ? 'secondStep.code' : 'secondStep.recoveryCode')}
          autoComplete="one-time-code"
          inputMode={isApp ? 'numeric' : 'text'}
          required
          value={code}
          error={problem}
          onChange={(event) => setCode(event.target.value)}
        />
        <FormAlert problem={failure} />
        <Button type="submit" size="lg" disabled={finishing.isPending}>
          {t(finishing.isPending ? 'secondStep.submitting' : 'secondStep.submit')}
        </Button>
        {hasPasskey && <PasskeyButton label={t('passkey.instead')} variant="outline" size="lg" signIn={passkey} onAsk={askForPasskey} />}
        <Button
          variant="ghost"
          onClick={() => {
            setMethod(isApp ? 'recovery-code' : 'totp');
            setCode('');
            setProblem(undefined);
          }}
        >
          {t(isApp ? 'secondStep.useRecovery' : 'secondStep.useApp')}
        </Button>
        <Button variant="ghost" onClick={() => onOver(null)}>
          {t('secondStep.startAgain')}
        </Button>
      </Stack>
    </form>
  );
}
