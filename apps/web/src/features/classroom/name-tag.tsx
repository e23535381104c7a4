import { Box, Text } from '@chakra-ui/react';
import { MicOff, Signal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../ui/live-region';
import type { CallState } from './call/call-state';
import { LineAction, type LineChange } from './line-action';
import type { LineWords } from './line-words';

interface Props {
  state: CallState;
  name: string;
  words: LineWords | null;
  /** Beside a view, where the picture itself says whose it is. */
  isPlain: boolean;
  onChange: (change: LineChange) => void;
}

/** Whose picture it is and whether they are muted; above it, apart from their name, what limits what this person sends. */
export function NameTag({ state, name, words, isPlain, onChange }: Props) {
  const { t } = useTranslation('classroom');
  if (state.phase !== 'connected' && state.phase !== 'reconnecting') return null;
  const isMuted = state.other?.microphone === false;
  const chip = isPlain ? {} : { px: '3', py: '1.5', borderRadius: 'l2', bg: 'rgba(20,17,14,.78)' };
  return (
    <Box display="flex" flexDirection="column" alignItems="flex-start" gap="2" color="sand.50" textStyle="sm">
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2" {...(words ? chip : {})}>
        <LiveRegion display="flex" gap="2" minW="0" overflowWrap="anywhere">
          {words && (
            <>
              <Box asChild flexShrink={0} mt="0.5" color="sun.300">
                <Signal size="1.125em" aria-hidden />
              </Box>
              {words.text}
            </>
          )}
        </LiveRegion>
        {words?.act && <LineAction act={words.act} onChange={onChange} size="sm" minH={{ base: '11', md: '9' }} />}
      </Box>
      {!isPlain && (
        <Text {...chip} display="inline-flex" alignItems="center" gap="2" fontWeight="semibold">
          <bdi>{name}</bdi>
          {isMuted && (
            <Box as="span" display="inline-flex" alignItems="center" gap="1" fontWeight="medium" color="sand.200">
              <MicOff size="1em" aria-hidden />
              {t('people.silenced')}
            </Box>
          )}
        </Text>
      )}
    </Box>
  );
}
