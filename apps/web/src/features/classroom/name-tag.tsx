import { Box, Text } from '@chakra-ui/react';
import { MicOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
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

/** Whose picture it is and whether they are muted, and in words what limits what the two send each other. */
export function NameTag({ state, name, words, isPlain, onChange }: Props) {
  const { t } = useTranslation('classroom');
  if (state.phase !== 'connected' && state.phase !== 'reconnecting') return null;
  if (isPlain && !words) return null;
  const isMuted = state.other?.microphone === false && !isPlain;
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="2"
      w="fit-content"
      {...(isPlain ? {} : { px: '3', py: '1.5', borderRadius: 'l2', bg: 'rgba(20,17,14,.78)' })}
      color="sand.50"
      textStyle="sm"
    >
      <Text display="inline-flex" alignItems="center" gap="2" fontWeight="semibold" _empty={{ display: 'none' }}>
        {!isPlain && !words?.text.includes(name) && <bdi>{name}</bdi>}
        {isMuted && (
          <Box as="span" display="inline-flex" alignItems="center" gap="1" fontWeight="medium" color="sand.200">
            <MicOff size="1em" aria-hidden />
            {t('people.silenced')}
          </Box>
        )}
      </Text>
      <Text role="status" overflowWrap="anywhere" _empty={{ display: 'none' }}>
        {words?.text}
      </Text>
      {words?.act && <LineAction act={words.act} onChange={onChange} size="sm" minH={{ base: '11', md: '9' }} />}
    </Box>
  );
}
