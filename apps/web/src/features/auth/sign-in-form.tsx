import { useState, type FormEvent } from 'react';
import { Box, Button, Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Problem } from '@somo/contracts/refusals';
import { mutation } from '../../lib/mutation';
import { paths } from '../../lib/paths';
import { isRefused, refusalOf } from '../../lib/problem';
import { session } from '../../lib/session';
import { toast } from '../../lib/toast';
import { CheckField } from '../../ui/check-field';
import { TextLink } from '../../ui/links';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import { SuspendedNotice } from './suspended-notice';

/** Signs the user in, or passes on the ticket for the second step; the guard decides where to go next, because it knows which page the user wanted. */
export function SignInForm({ onTicket }: { onTicket: (ticket: string) => void }) {
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

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!email.trim() || !password) return toast(t('common:error'), t('enterBoth'), 'error');
    setSuspension(undefined);
    signIn.mutate(
      { body: { email: email.trim(), password, remember } },
      {
        onSuccess: (answer) => 'step' in answer && onTicket(answer.ticket),
        onError: (error) => {
          const refusal = refusalOf(error);
          if (isRefused(error, 'account-suspended')) setSuspension(error.problem);
          else if (refusal) toast(t('failed'), refusal, 'error');
          else toast(t('common:errorHappened'), error.message || t('signInFailed'), 'error');
        },
      },
    );
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        {suspension && <SuspendedNotice reason={suspension.reason} />}
        <TextField
          label={t('email')}
          type="email"
          name="email"
          autoComplete="email"
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
        <Button type="submit" size="lg" disabled={signIn.isPending}>
          {signIn.isPending ? t('signingIn') : t('signIn')}
        </Button>
      </Stack>
    </form>
  );
}
