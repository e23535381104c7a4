import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { kindAndSize } from '../../ui/file-size';
import { Stored } from '../../ui/stored';

interface Props {
  icon: ReactNode;
  name: string;
  bytes: number;
  /** After kind and size: who added it, or how far it is. */
  note?: string | undefined;
  /** What can be done with it. */
  acts: ReactNode;
  children?: ReactNode;
}

/** One file of a lesson in a list. */
export function MaterialLine({ icon, name, bytes, note, acts, children }: Props) {
  return (
    <Box as="li" py="2" borderTopWidth="1px" borderColor="border" _first={{ borderTopWidth: 0 }}>
      {/* Beside a short name there is room for two acts in a narrow panel; more stand below it. */}
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
        <Box
          display="flex"
          alignItems="center"
          justifyContent="center"
          boxSize="11"
          flexShrink={0}
          borderRadius="l1"
          bg="brand.subtle"
          color="brand.fg"
          aria-hidden
        >
          {icon}
        </Box>
        <Box flex="1 1 9rem" minW="0">
          <Text fontWeight="semibold" textStyle="sm" lineClamp={2} overflowWrap="anywhere">
            <Stored>{name}</Stored>
          </Text>
          <Text textStyle="xs" color="fg.muted">
            {kindAndSize(name, bytes)}
            {note && ` · ${note}`}
          </Text>
        </Box>
        <Box display="flex" flexShrink={0} ms="auto">
          {acts}
        </Box>
      </Box>
      {children}
    </Box>
  );
}
