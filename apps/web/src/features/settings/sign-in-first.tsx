import { Box, Button, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { freshSignInMs } from '@somo/contracts/rules/fresh-sign-in';
import { fromInstant } from '@somo/contracts/time';
import { minuteMs } from '@somo/calendar/days';
import { query } from '../../lib/query';
import { useNow } from '../../lib/use-now';
import type { Proof } from '../../lib/use-proof';

/** Asks a person with neither password nor passkey to sign in again before they fill in a form: on the way to Google it would be lost. */
export function SignInFirst({ proof: { twoStep, fields, isBusy, leave }, disabled }: { proof: Proof; disabled: boolean }) {
  const { t } = useTranslation('settings');
  const now = useNow();
  const hasNeither = twoStep.data !== undefined && !fields.hasPassword && !fields.hasPasskey;
  const sessions = useQuery({ ...query('GET /api/auth/sessions'), enabled: hasNeither });
  const since = sessions.data?.items.find(({ isCurrent }) => isCurrent)?.createdAt;
  const isFresh = since !== undefined && now - fromInstant(since) < freshSignInMs;
  if (!hasNeither || sessions.isPending || isFresh) return null;
  return (
    <Box bg="sun.subtle" color="sun.fg" borderRadius="l2" px="4" py="3">
      <Text>{t('signInFirst', { minutes: freshSignInMs / minuteMs })}</Text>
      <Button variant="outline" mt="3" disabled={disabled || isBusy} onClick={leave}>
        {t('export.signInAgain')}
      </Button>
    </Box>
  );
}
