import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { CallState } from './call/call-state';
import { whatIsSent } from './what-is-sent';

interface Props {
  state: CallState;
  onKeepCamera: () => void;
  onAuto: () => void;
}

/** Shows why less is sent than the user chose, and lets them override it. */
export function LineNotice({ state, onKeepCamera, onAuto }: Props) {
  const { t } = useTranslation('classroom');
  const { rung, why, choice, camera, phase } = state;
  if (phase !== 'connected') return null;
  if (choice !== 'auto') {
    return (
      <Notice text={t('line.now', { what: t(whatIsSent(state)) })}>
        <Button size="sm" variant="outline" onClick={onAuto}>
          {t('line.backToAuto')}
        </Button>
      </Notice>
    );
  }
  if (rung === 'text') return <Notice text={t(why === 'limit' ? 'line.why.textForLimit' : 'line.why.textOnly')} />;
  if (why === 'start' || why === 'room' || (why === 'limit' && !camera)) return null;
  return (
    <Notice text={t(`line.why.${why}`, { what: t(whatIsSent(state)) })}>
      {rung === 'voice' && camera && why !== 'limit' && (
        <Button size="sm" variant="outline" onClick={onKeepCamera}>
          {t('line.keepCamera')}
        </Button>
      )}
    </Notice>
  );
}

function Notice({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <Box
      role="status"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      mt="4"
      p="3"
      borderRadius="l2"
      bg="brand.subtle"
    >
      <Text flex="1 1 12rem">{text}</Text>
      {children}
    </Box>
  );
}
