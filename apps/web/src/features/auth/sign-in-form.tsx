import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { Box, Button, Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TwoStepAsked } from '@somo/contracts/asks/auth';
import type { Problem } from '@somo/contracts/refusals';
import type { PasskeySignInBody } from '@somo/contracts/routes/passkeys';
import type { Instant } from '@somo/contracts/time';
import { mutation } from '../../lib/mutation';
import { paths } from '../../lib/paths';
import { PasskeyError } from '../../lib/passkey-support';
import { isRefused } from '../../lib/problem';
import { session } from '../../lib/session';
import { CheckField } from '../../ui/check-field';
import { FormAlert, formProblem, type FormProblem } from '../../ui/form-alert';
import { TextLink } from '../../ui/links';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import { KeepAccount } from './keep-account';
import { offerPasskeys } from './offer-passkeys';
import { PasskeyButton } from './passkey-button';
import { SuspendedNotice } from './suspended-notice';
import { usePasskeySignIn } from './use-passkey-sign-in';

/** Signs the user in, or passes on the ticket for the second step; the guard decides where to go next, because it knows which page the user wanted. */
export function SignInForm({ onTicket }: { onTicket: (asked: TwoStepAsked) => void }) {
  const { t } = useTranslation(['auth', 'common']);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const signIn = useMutation({
    ...mutation('POST /api/auth/login'),
    onSuccess: (answer) => {
      if (!('step' in answer)) session.accept(answer);
    },
  });
  const [suspension, setSuspension] = useState<Problem>();
  const [closing, setClosing] = useState<Problem>();
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const passkey = usePasskeySignIn();
  // What to do again once an account that was being closed is kept.
  const retry = useRef(() => {});

  function begin(again: () => void): void {
    retry.current = again;
    setSuspension(undefined);
    setClosing(undefined);
    setProblem(null);
  }

  function onError(error: Error): void {
    if (isRefused(error, 'account-suspended')) setSuspension(error.problem);
    else if (isRefused(error, 'account-closing')) setClosing(error.problem);
    else if (!(error instanceof PasskeyError)) setProblem(formProblem(error, { title: t('failed'), fallback: t('signInFailed') }));
  }

  function askForPasskey(signed?: PasskeySignInBody): void {
    begin(() => askForPasskey());
    passkey.mutate({ remember, ...(signed ? { signed } : {}) }, { onError });
  }
  const onSigned = useEffectEvent(askForPasskey);
  // Whatever the browser was asked for by the button has ended the offer.
  useEffect(() => (passkey.isPending ? undefined : offerPasskeys((signed) => onSigned(signed))), [passkey.isPending]);

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    begin(submit);
    passkey.reset();
    if (!email.trim() || !password) {
      setProblem({ title: t('common:error'), text: t('enterBoth') });
      return form.current?.querySelector<HTMLInputElement>(email.trim() ? '[name=password]' : '[name=email]')?.focus();
    }
    signIn.mutate(
      { body: { email: email.trim(), password, remember } },
      {
        onSuccess: (answer) => 'step' in answer && onTicket(answer),
        onError,
      },
    );
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="5">
        {suspension && <SuspendedNotice reason={suspension.reason} />}
        {closing && (
          <KeepAccount
            ticket={String(closing.ticket)}
            eraseAt={closing.eraseAt as Instant}
            onKept={() => retry.current()}
            onLeft={() => {
              setClosing(undefined);
              setPassword('');
            }}
          />
        )}
        <TextField
          label={t('email')}
          type="email"
          name="email"
          autoComplete="email webauthn"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="4" rowGap="2">
          <Box>
            <CheckField
              label={t('rememberMe')}
              name="remember"
              checked={remember}
              onChange={(event) => setRemember(event.target.checked)}
            />
          </Box>
          <TextLink to={paths.forgotPassword} state={{ email: email.trim() }} textStyle="sm">
            {t('forgotLink')}
          </TextLink>
        </Box>
        <FormAlert problem={problem} />
        <Button type="submit" size="lg" disabled={signIn.isPending}>
          {signIn.isPending ? t('signingIn') : t('signIn')}
        </Button>
        <PasskeyButton label={t('passkey.button')} variant="outline" size="lg" signIn={passkey} onAsk={() => askForPasskey()} />
      </Stack>
    </form>
  );
}
