import { Box, Skeleton, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../lib/problem';
import type { Proof } from '../../lib/use-proof';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { ProofFields } from '../../ui/proof-fields';

interface Props {
  proof: Proof;
  onPasskey: () => void;
  hint?: string;
  readOnly: boolean;
}

/** Asks again who it is, in a form of a page. */
export function PageProof({ proof, onPasskey, hint, readOnly }: Props) {
  const { t } = useTranslation('settings');
  const { twoStep, ownError } = proof;
  return (
    <Stack gap="5" maxW={{ md: 'calc(50% - 0.5rem)' }}>
      {twoStep.isPending && (
        <Loading label={t('loading')}>
          <Skeleton h="16" />
        </Loading>
      )}
      <FetchError of={twoStep} text={t('twoStep.loadFailed')} compact />
      {twoStep.data && <ProofFields proof={proof} onPasskey={onPasskey} label={t('password')} hint={hint} readOnly={readOnly} />}
      {ownError && (
        <Box role="alert" bg="clay.subtle" color="clay.fg" borderRadius="l2" px="4" py="3">
          {refusalOf(ownError) ?? t('notSavedText')}
        </Box>
      )}
    </Stack>
  );
}
