import { Box, Text } from '@chakra-ui/react';
import { MicOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CallState } from './call/call-state';

/** Whose picture it is, and whether they are muted. */
export function NameTag({ state, name }: { state: CallState; name: string }) {
  const { t } = useTranslation('classroom');
  if (state.phase !== 'connected' && state.phase !== 'reconnecting') return null;
  return (
    <Text
      display="inline-flex"
      alignItems="center"
      gap="2"
      px="3"
      py="1.5"
      borderRadius="l2"
      bg="rgba(20,17,14,.78)"
      color="sand.50"
      textStyle="sm"
      fontWeight="semibold"
    >
      <bdi>{name}</bdi>
      {state.other?.microphone === false && (
        <Box as="span" display="inline-flex" alignItems="center" gap="1" fontWeight="medium" color="sand.200">
          <MicOff size="1em" aria-hidden />
          {t('people.silenced')}
        </Box>
      )}
    </Text>
  );
}
