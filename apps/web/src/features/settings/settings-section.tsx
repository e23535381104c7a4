import type { ReactNode, RefObject } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';

interface Props {
  title: string;
  text?: ReactNode;
  /** 2 for a whole tab, 3 for a part of one. */
  level?: 2 | 3;
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Beside the title: whether it is on. */
  state?: ReactNode;
  children: ReactNode;
}

/** What a setting is about at the left, and its fields at the right; one above the other on a narrow screen. */
export function SettingsSection({ title, text, level = 3, heading, state, children }: Props) {
  return (
    <Box
      display="grid"
      columnGap="10"
      rowGap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' }}
    >
      <Box minW="0" pt={{ lg: '1' }}>
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <Heading as={level === 2 ? 'h2' : 'h3'} size="sm" ref={heading} tabIndex={heading ? -1 : undefined}>
            {title}
          </Heading>
          {state}
        </Box>
        {text && (
          <Text color="fg.muted" textStyle="sm" mt="1">
            {text}
          </Text>
        )}
      </Box>
      <Box minW="0" display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        {children}
      </Box>
    </Box>
  );
}
