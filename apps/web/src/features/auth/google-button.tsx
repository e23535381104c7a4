import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useBeginGoogle } from '../../lib/begin-google';
import { FormAlert, formProblem } from '../../ui/form-alert';
import { GoogleMark } from './google-mark';

interface Props {
  /** Before the form for the others, if there is one. */
  divider?: string;
  /** The page to return to. */
  from: string | undefined;
  /** A first sign-in creates an account, under the terms that the form names. */
  creates?: boolean;
}

/** The way in with Google, above the form for the others. */
export function GoogleButton({ divider, from, creates }: Props) {
  const { t } = useTranslation('auth');
  const leaving = useBeginGoogle();

  return (
    <Box mb="4">
      <Button variant="outline" size="lg" w="full" disabled={leaving.isPending || leaving.isSuccess} onClick={() => leaving.mutate(from)}>
        <GoogleMark />
        {t('google')}
      </Button>
      {leaving.error && (
        <Box mt="3">
          <FormAlert problem={formProblem(leaving.error, { title: t('googleFailed'), fallback: t('googleException') })} />
        </Box>
      )}
      {creates && (
        <Text textStyle="xs" color="fg.muted" mt="2" textAlign="center" textWrap="balance">
          {t('googleTerms')}
        </Text>
      )}
      {divider && (
        <Box display="flex" alignItems="center" gap="3" mt="4">
          <Box flex="1" h="1px" bg="border" />
          <Text textStyle="xs" color="fg.muted" letterSpacing="wide" flexShrink={0}>
            {divider}
          </Text>
          <Box flex="1" h="1px" bg="border" />
        </Box>
      )}
    </Box>
  );
}
