import { Box } from '@chakra-ui/react';
import { Signal } from 'lucide-react';
import { LiveRegion } from '../../ui/live-region';
import type { CallState } from './call/call-state';
import { LineAction, type LineChange } from './line-action';
import type { LineWords } from './line-words';

interface Props {
  phase: CallState['phase'];
  words: LineWords | null;
  /** Beside a view, which has no picture behind the words. */
  isPlain: boolean;
  onChange: (change: LineChange) => void;
}

/** What limits what this person sends: on a wide picture at its top, far from the other person's name. */
export function LineNote({ phase, words, isPlain, onChange }: Props) {
  if (phase !== 'connected' && phase !== 'reconnecting') return null;
  const chip = isPlain ? {} : { px: '3', py: '1.5', borderRadius: 'l2', bg: 'rgba(20,17,14,.78)', mb: { lg: 'auto' } };
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="2"
      color="sand.50"
      textStyle="sm"
      {...(words ? chip : {})}
    >
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
  );
}
