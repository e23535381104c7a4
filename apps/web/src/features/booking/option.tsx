import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';

interface Props {
  name: string;
  title: ReactNode;
  text?: string | undefined;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
}

/** One of several options: a native radio button as large as its card. */
export function Option({ name, title, text, checked, disabled = false, onChoose }: Props) {
  return (
    <Box
      asChild
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      px="4"
      py="3"
      borderRadius="l2"
      borderWidth="2px"
      borderStyle={disabled ? 'dashed' : 'solid'}
      opacity={disabled ? '0.6' : undefined}
      cursor={disabled ? 'not-allowed' : 'pointer'}
      transition="background 150ms, border-color 150ms"
      borderColor={checked ? 'brand.solid' : 'border'}
      bg={checked ? 'brand.subtle' : disabled ? 'transparent' : 'bg.field'}
      color={disabled ? 'fg.muted' : undefined}
      // The frame is the choice's alone.
      _hover={disabled || checked ? {} : { bg: 'bg.subtle' }}
      _focusWithin={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' }}
    >
      <label>
        <Box minW="0">
          <Text as="span" display="block" fontWeight="semibold">
            {title}
          </Text>
          {text && (
            <Text as="span" display="block" color="fg.muted" textStyle="sm">
              {text}
            </Text>
          )}
        </Box>
        <Box asChild outline="none">
          <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onChoose} />
        </Box>
      </label>
    </Box>
  );
}
