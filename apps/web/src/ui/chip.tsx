import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react';
import { Check } from 'lucide-react';

/** A short label that toggles on and off. */
export function Chip({
  on,
  onToggle,
  disabled = false,
  children,
}: {
  on: boolean;
  onToggle: () => void;
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <Box
      asChild
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minH={{ base: '11', md: '9' }}
      maxW="full"
      px="3.5"
      borderRadius="1.5rem"
      py="1"
      borderWidth="1px"
      textStyle="sm"
      fontWeight="medium"
      cursor="pointer"
      textAlign="start"
      lineHeight="short"
      borderColor={on ? 'brand.solid' : 'border.emphasized'}
      bg={on ? 'brand.solid' : 'bg.field'}
      color={on ? 'brand.contrast' : 'fg'}
      transition="background 150ms"
      _disabled={{ opacity: 0.5, cursor: 'not-allowed' }}
      _hover={on ? {} : { bg: 'brand.subtle' }}
      _icon={{ w: '4', h: '4', flexShrink: 0 }}
    >
      <button type="button" aria-pressed={on} disabled={disabled} onClick={onToggle}>
        {on && <Check aria-hidden />}
        <Box as="span" minW="0" overflowWrap="anywhere">
          {children}
        </Box>
      </button>
    </Box>
  );
}
