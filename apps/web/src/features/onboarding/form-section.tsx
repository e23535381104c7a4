import type { ReactNode } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';

/** A part of a long form, under its own heading. */
export function FormSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Box borderTopWidth="1px" borderColor="border" pt="6">
      <Heading as="h2" size="md">
        {title}
      </Heading>
      {text && (
        <Text color="fg.muted" textStyle="sm" mt="1">
          {text}
        </Text>
      )}
      <Box mt={text ? '5' : '1'}>{children}</Box>
    </Box>
  );
}
