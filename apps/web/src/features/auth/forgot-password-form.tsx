import { Button, Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { mutation } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { TextField } from '../../ui/text-field';
import { emailAddress } from './registration';

/** Asks for the address to send a reset link to. */
export function ForgotPasswordForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { t } = useTranslation(['auth', 'common']);
  const asking = useMutation(mutation('POST /api/auth/forgot-password'));
  const form = useForm({ resolver: zodResolver(z.object({ email: emailAddress(t('invalidEmail')) })), defaultValues: { email } });
  const busy = asking.isPending;

  const submit = form.handleSubmit((draft) =>
    asking.mutate(
      { body: draft },
      {
        onSuccess: () => {
          onSent(draft.email);
          toast(t('forgot.toast'), t('forgot.toastText'));
        },
        onError: (error) => toast(t('common:errorHappened'), refusalOf(error) ?? (error.message || t('forgot.failed')), 'error'),
      },
    ),
  );

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="5">
        <TextField
          label={t('email')}
          type="email"
          autoComplete="email"
          disabled={busy}
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <Button type="submit" size="lg" disabled={busy}>
          {busy ? t('forgot.sending') : t('forgot.send')}
        </Button>
      </Stack>
    </form>
  );
}
