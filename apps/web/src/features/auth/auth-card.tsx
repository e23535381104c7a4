import type { ReactNode } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { KenteStrip } from '../../ui/kente-strip';
import { Panel } from '../../ui/panel';

/** The card of a sign-in or sign-up page. */
export function AuthCard({ title, text, children, foot }: { title: string; text: string; children: ReactNode; foot?: ReactNode }) {
  return (
    <Box w="full" maxW="form" mx="auto" px="4" py={{ base: '8', md: '16' }}>
      <Panel p="0" overflow="hidden">
        <KenteStrip />
        <Box px={{ base: '6', md: '8' }} py={{ base: '5', md: '6' }}>
          <Heading as="h1" size="xl">
            {title}
          </Heading>
          <Text color="fg.muted" mt="1" mb="4">
            {text}
          </Text>
          {children}
        </Box>
      </Panel>
      {foot && (
        <Text textAlign="center" color="fg.muted" mt="4">
          {foot}
        </Text>
      )}
    </Box>
  );
}
