import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { Fold } from '../../ui/fold';

interface Props {
  icon: ReactNode;
  word: string;
  /** How it is now. */
  note?: string | undefined;
  children: ReactNode;
}

/** A row of More that unfolds what it is about. */
export function MoreFold({ icon, word, note, children }: Props) {
  return (
    <Box>
      <Fold
        space="2"
        title={
          <Box display="flex" alignItems="center" gap="3" minH="7" fontWeight="medium" _icon={{ w: '5', h: '5', flexShrink: 0 }}>
            {icon}
            <Box minW="0">
              {word}
              {note && (
                <Text textStyle="sm" fontWeight="normal" color="fg.muted">
                  {note}
                </Text>
              )}
            </Box>
          </Box>
        }
      >
        <Box ps="8" pt="1" pb="4">
          {children}
        </Box>
      </Fold>
    </Box>
  );
}
