import type { ComponentProps, ReactNode } from 'react';
import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';

const Pressed = chakra('button');

interface Props extends Omit<ComponentProps<typeof Pressed>, 'children'> {
  label: string;
  /** The key that does the same. */
  shortcut?: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  children: ReactNode;
}

/** One tool of the board. */
export function BoardButton({ label, shortcut, isPressed, isDisabled = false, children, ...rest }: Props) {
  return (
    <Pressed
      type="button"
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      display="flex"
      alignItems="center"
      justifyContent="center"
      flexShrink="1"
      w="10"
      h={{ base: '11', md: '10' }}
      minW="0"
      borderRadius="l2"
      cursor="pointer"
      bg={isPressed ? 'brand.500' : 'transparent'}
      color={isPressed ? 'paper' : 'sand.50'}
      _hover={isPressed ? {} : { bg: 'sand.800' }}
      _disabled={{ color: 'sand.400', cursor: 'default', bg: 'transparent' }}
      _icon={{ w: '5', h: '5' }}
      {...rest}
    >
      {children}
    </Pressed>
  );
}

/** Says to the eye that a button opens a menu. */
export const Opens = () => (
  <Box asChild style={{ width: '0.75rem', height: '0.75rem' }} flexShrink="0">
    <ChevronDown aria-hidden />
  </Box>
);
