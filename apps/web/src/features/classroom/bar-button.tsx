import type { ReactNode } from 'react';
import { Box, chakra } from '@chakra-ui/react';
import { CountMark } from './count-mark';

const Pressed = chakra('button');

interface Props {
  /** What it does, in full. */
  label: string;
  /** The same in a word, which is part of the label. */
  word: string;
  icon: ReactNode;
  onClick: () => void;
  id?: string;
  /** off: what it turns on is off · open: what it opens is open · leave: it leaves */
  look?: 'off' | 'open' | 'leave' | undefined;
  /** The key that does the same. */
  shortcut?: string;
  /** Whether what it opens is open. */
  expanded?: boolean;
  count?: number;
}

const looks = {
  plain: { bg: 'sand.800', color: 'sand.50' },
  off: { bg: 'sand.100', color: 'sand.900' },
  open: { bg: 'brand.500', color: 'paper' },
  leave: { bg: 'clay.600', color: 'paper' },
} as const;

/** One control of the room: an icon, and below it a word. */
export function BarButton({ label, word, icon, onClick, id, look, shortcut, expanded, count = 0 }: Props) {
  return (
    <Pressed
      type="button"
      id={id}
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      aria-keyshortcuts={shortcut?.toLowerCase()}
      aria-expanded={expanded}
      onClick={onClick}
      position="relative"
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="1"
      minW="0"
      flex={{ base: '1 1 0', md: '0 0 auto' }}
      w={{ md: '18' }}
      // Apart from what is pressed during the lesson.
      ms={look === 'leave' ? { lg: '8' } : undefined}
      cursor="pointer"
      borderRadius="l2"
      color="sand.50"
      _hover={{ '& > span:first-of-type': { filter: 'brightness(1.15)' } }}
    >
      <Box
        as="span"
        display="flex"
        alignItems="center"
        justifyContent="center"
        w={look === 'leave' ? '14' : '11'}
        maxW="full"
        h="11"
        borderRadius="full"
        transition="background 150ms, filter 150ms"
        _icon={{ w: '5', h: '5' }}
        {...looks[look ?? 'plain']}
      >
        {icon}
      </Box>
      <Box
        as="span"
        aria-hidden
        // A long word reaches a little over the edges of its button rather than being cut.
        mx="-1"
        maxW="calc(100% + 0.5rem)"
        overflow="hidden"
        textOverflow="ellipsis"
        whiteSpace="nowrap"
        fontSize={{ base: 'min(0.75rem, 3.3vw)', md: 'inXs' }}
        lineHeight="1.2"
        fontWeight="medium"
        letterSpacing={{ base: '-0.03em', md: 'normal' }}
        css={{ '@media (max-height: 26em), (max-width: 21em)': { display: 'none' } }}
      >
        {word}
      </Box>
      <CountMark
        count={count}
        position="absolute"
        top="-1"
        insetInlineEnd="calc(50% - 1.75rem)"
        boxShadow="0 0 0 2px var(--chakra-colors-sand-950)"
      />
    </Pressed>
  );
}
