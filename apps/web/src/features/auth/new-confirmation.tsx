import { Button, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mutation } from '../../lib/mutation';
import { paths } from '../../lib/paths';
import { useSession, useUser } from '../../lib/use-session';
import { FormAlert, formProblem } from '../../ui/form-alert';
import { ButtonLink } from '../../ui/links';

/** The way on from a confirmation link that does not work: a new one, signing in to get one, or into Somo if the email is confirmed already. */
export function NewConfirmation() {
  const { t } = useTranslation('auth');
  const user = useUser();
  const { status } = useSession();
  const sending = useMutation(mutation('POST /api/auth/resend-confirmation'));
  if (status === 'loading') return null;
  if (!user)
    return (
      <Stack gap="5">
        <Text>{t('confirmAgain.signInFirst')}</Text>
        <ButtonLink to={paths.login} state={{ from: paths.confirmEmail }} w="full">
          {t('confirmAgain.signIn')}
        </ButtonLink>
      </Stack>
    );
  if (user.emailConfirmed)
    return (
      <Stack gap="5">
        <Text>{t('confirmAgain.done')}</Text>
        <ButtonLink to={paths.login} w="full">
          {t('goOn')}
        </ButtonLink>
      </Stack>
    );
  if (sending.isSuccess)
    return (
      <Stack gap="5">
        <Text role="status" overflowWrap="anywhere">
          {t('confirmAgain.sent', { email: user.email })}
        </Text>
        <ButtonLink to={paths.login} w="full">
          {t('goOn')}
        </ButtonLink>
      </Stack>
    );
  return (
    <Stack gap="5">
      {sending.error && <FormAlert problem={formProblem(sending.error, { title: t('confirmAgain.notSent'), fallback: '' })} />}
      <Button w="full" disabled={sending.isPending} onClick={() => sending.mutate()}>
        {t('confirmAgain.send')}
      </Button>
    </Stack>
  );
}
