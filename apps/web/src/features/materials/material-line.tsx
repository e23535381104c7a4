import type { ReactNode } from 'react';
import { Box, chakra, Text } from '@chakra-ui/react';
import { kindAndSize } from '../../ui/file-size';
import { Stored } from '../../ui/stored';

const Tile = chakra('button');

interface Props {
  icon: ReactNode;
  /** Opens the file, whose icon is then a button. */
  open?: { label: string; onOpen: () => void } | undefined;
  name: string;
  bytes: number;
  /** After kind and size: who added it, or how far it is. */
  note?: ReactNode;
  /** What can be done with it. */
  acts: ReactNode;
  children?: ReactNode;
}

const tile = {
  ...{ display: 'flex', alignItems: 'center', justifyContent: 'center', boxSize: '11', flexShrink: 0 },
  ...{ borderRadius: 'l1', bg: 'brand.subtle', color: 'brand.fg' },
} as const;

/** One file of a lesson in a list. */
export function MaterialLine({ icon, open, name, bytes, note, acts, children }: Props) {
  return (
    <Box as="li" py="2" borderTopWidth="1px" borderColor="border" _first={{ borderTopWidth: 0 }}>
      {/* A narrow panel has room for two acts and a word; more stand below the name. */}
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
        {open ? (
          <Tile
            type="button"
            aria-label={open.label}
            title={open.label}
            onClick={open.onOpen}
            {...tile}
            cursor="pointer"
            _hover={{ bg: 'brand.muted' }}
          >
            {icon}
          </Tile>
        ) : (
          <Box {...tile} aria-hidden>
            {icon}
          </Box>
        )}
        <Box flex="1 1 6rem" minW="0">
          <Text fontWeight="semibold" textStyle="sm" lineClamp={2} overflowWrap="anywhere">
            <Stored>{name}</Stored>
          </Text>
          <Text textStyle="xs" color="fg.muted">
            {kindAndSize(name, bytes)}
            {note && <> · {note}</>}
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
