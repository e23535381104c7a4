import type { ReactNode } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import type { Drawing } from '../../ui/drawings';
import { EmptyDrawing } from '../../ui/empty-drawing';
import { KenteStrip } from '../../ui/kente-strip';
import { Panel } from '../../ui/panel';

interface Props {
  title: string;
  text: string;
  /** Above the title of a page that has nothing to fill in. */
  drawing?: Drawing;
  children: ReactNode;
  foot?: ReactNode;
}

/** The card of a sign-in or sign-up page. */
export function AuthCard({ title, text, drawing, children, foot }: Props) {
  return (
    <Box w="full" maxW="form" mx="auto" px="4" py={{ base: '8', md: '16' }}>
      <Panel p="0" overflow="hidden">
        <KenteStrip />
        <Box px={{ base: '6', md: '8' }} py={{ base: '5', md: '6' }}>
          {drawing && (
            <Box mx="-3" mb="2">
              <EmptyDrawing of={drawing} />
            </Box>
          )}
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
