import type { ReactNode } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';

export function Section({
  id,
  title,
  text,
  children,
  aside,
}: {
  id?: string;
  title: string;
  text?: string;
  children: ReactNode;
  aside?: ReactNode;
}) {
  return (
    <Box as="section" id={id} maxW="page" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '10', md: '8' }} mt={{ base: '0', md: '8' }}>
      <Box display="flex" flexWrap="wrap" alignItems="flex-end" justifyContent="space-between" gap="4" mb="8">
        <Box>
          <Heading as="h2" size="xl">
            {title}
          </Heading>
          {text && (
            <Text color="fg.muted" mt="1">
              {text}
            </Text>
          )}
        </Box>
        {aside}
      </Box>
      {children}
    </Box>
  );
}
