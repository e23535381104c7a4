import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Phase } from './call/call-state';

/** The text of a stage without a picture, and the available actions. */
export function StageNotice({ phase, name, onJoin }: { phase: Phase; name: string; onJoin: () => void }) {
  const { t } = useTranslation('classroom');
  const words: Partial<Record<Phase, [title: string, text?: string]>> = {
    waiting: [t('call.waiting', { name }), t('call.waitingText', { name })],
    connecting: [t('call.connecting', { name })],
    reconnecting: [t('call.reconnecting', { name })],
    left: [t('call.left', { name }), t('call.leftText', { name })],
    replaced: [t('call.replaced'), t('call.replacedText')],
    over: [t('call.over')],
  };
  const [title, text] = words[phase] ?? [];
  if (!title) return null;
  return (
    <Box role="status" textAlign="center" maxW="md" px="4">
      <Heading as="h2" size="lg" color="inherit">
        {title}
      </Heading>
      {text && <Text mt="2">{text}</Text>}
      {(phase === 'replaced' || phase === 'over') && (
        <Button mt="4" onClick={onJoin}>
          {phase === 'over' ? t('call.rejoin') : t('call.useHere')}
        </Button>
      )}
    </Box>
  );
}
