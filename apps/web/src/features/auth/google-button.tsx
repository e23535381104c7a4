import { Box, Button, Text } from '@chakra-ui/react';
import { Trans, useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { TextLink } from '../../ui/links';
import { useBeginGoogle } from './api/begin-google';
import { GoogleMark } from './google-mark';

interface Props {
  divider: string;
  /** The page to return to. */
  from: string | undefined;
  /** A first sign-in creates an account, under the terms. */
  creates?: boolean;
}

/** The way in with Google, above the form for the others. */
export function GoogleButton({ divider, from, creates }: Props) {
  const { t } = useTranslation(['auth', 'common']);
  const leaving = useBeginGoogle();

  function failed(error: Error): void {
    const refusal = refusalOf(error);
    if (refusal) toast(t('googleFailed'), refusal, 'error');
    else toast(t('common:errorHappened'), error.message || t('googleException'), 'error');
  }

  return (
    <Box mb="6">
      <Button
        variant="outline"
        size="lg"
        w="full"
        disabled={leaving.isPending || leaving.isSuccess}
        onClick={() => leaving.mutate(from, { onError: failed })}
      >
        <GoogleMark />
        {t('google')}
      </Button>
      {creates && (
        <Text textStyle="sm" color="fg.muted" mt="2">
          <Trans
            t={t}
            i18nKey="googleTerms"
            components={{ terms: <TextLink to={paths.terms} target="_blank" />, privacy: <TextLink to={paths.privacy} target="_blank" /> }}
          />
        </Text>
      )}
      <Box display="flex" alignItems="center" gap="3" mt="6">
        <Box flex="1" h="1px" bg="border" />
        <Text textStyle="xs" color="fg.muted" letterSpacing="wide" flexShrink={0}>
          {divider}
        </Text>
        <Box flex="1" h="1px" bg="border" />
      </Box>
    </Box>
  );
}
