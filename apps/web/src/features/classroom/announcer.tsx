import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Phase } from './call/call-state';

/** Tells screen readers who came and who went. */
export function Announcer({ phase, name }: { phase: Phase; name: string }) {
  const { t } = useTranslation('classroom');
  const said: Partial<Record<Phase, string>> = {
    waiting: t('call.waiting', { name }),
    connected: t('say.came', { name }),
    reconnecting: t('call.reconnecting', { name }),
    left: t('call.left', { name }),
    replaced: t('call.replaced'),
  };
  return (
    <Box role="status" position="absolute" w="1px" h="1px" overflow="hidden" clipPath="inset(50%)">
      {said[phase] ?? ''}
    </Box>
  );
}
