import { Box } from '@chakra-ui/react';

/** The raw error message of a failure. */
export function FailureText({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <Box as="code" display="block" mt="1" textStyle="xs" color="fg.error" fontFamily="ui-monospace, monospace" wordBreak="break-word">
      {text}
    </Box>
  );
}
