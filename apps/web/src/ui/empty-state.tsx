import type { ReactNode } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import type { Drawing } from './drawings';
import { EmptyDrawing } from './empty-drawing';

interface Props {
  drawing: Drawing;
  /** Shown instead of the drawing. */
  picture?: ReactNode;
  title: string;
  text?: string | undefined;
  /** The one thing the user can do about it. */
  action?: ReactNode;
  /** True if this is all the page shows. */
  heading?: boolean;
}

export function EmptyState({ drawing, picture, title, text, action, heading = false }: Props) {
  return (
    <Box display="flex" flexDirection="column" alignItems="center" textAlign="center" gap="1" py="8" px="4">
      {picture || <EmptyDrawing of={drawing} />}
      {heading ? (
        <Heading as="h1" size="lg" mt="4" overflowWrap="anywhere">
          {title}
        </Heading>
      ) : (
        <Text fontWeight="semibold" textStyle="lg" mt="3" textWrap="balance">
          {title}
        </Text>
      )}
      {text && (
        <Text color="fg.muted" maxW="sm" textWrap="balance" overflowWrap="anywhere">
          {text}
        </Text>
      )}
      {action && <Box mt="5">{action}</Box>}
    </Box>
  );
}
