import { Text, type TextProps } from '@chakra-ui/react';

/** A paragraph that people have written, as it was written: its direction and side come from its own first letters. */
export function StoredText(props: TextProps & { children: string }) {
  return <Text data-stored dir="auto" overflowWrap="anywhere" {...props} />;
}
