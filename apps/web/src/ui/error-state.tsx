import type { ReactNode } from 'react';
import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { EmptyDrawing } from './empty-drawing';

interface Props {
  text: string;
  /** Additional information. */
  note?: string | undefined;
  retry?: (() => unknown) | undefined;
  action?: ReactNode;
  compact?: boolean;
  /** Whether the page shows nothing else: its text is the page's heading. */
  isPage?: boolean;
}

/** An error message with a Try Again button; data loaded earlier stays on the screen. */
export function ErrorState({ text, note, retry, action, compact = false, isPage = false }: Props) {
  const { t } = useTranslation();
  return (
    <Box role="alert" display="flex" flexDirection="column" alignItems="center" textAlign="center" gap="4" py={compact ? '4' : '8'} px="4">
      {!compact && <EmptyDrawing of="cloud" />}
      <Box maxW="sm" textWrap="balance">
        {isPage ? (
          <Heading as="h1" size="md">
            {text}
          </Heading>
        ) : (
          <Text>{text}</Text>
        )}
        {note && (
          <Text color="fg.muted" textStyle="sm" mt="1">
            <bdi>{note}</bdi>
          </Text>
        )}
      </Box>
      {retry && (
        <Button variant="outline" size={compact ? 'sm' : 'md'} onClick={() => void retry()}>
          {t('tryAgain')}
        </Button>
      )}
      {action}
    </Box>
  );
}
