import type { ReactNode } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';

export function PageHeader({ title, text, children }: { title: string; text?: string | undefined; children?: ReactNode }) {
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4" mb={{ base: '6', md: '8' }}>
      <Box minW="0" overflowWrap="anywhere">
        <Heading as="h1" size="2xl">
          {title}
        </Heading>
        {text && (
          <Text color="fg.muted" mt="1">
            {text}
          </Text>
        )}
      </Box>
      {children}
    </Box>
  );
}
