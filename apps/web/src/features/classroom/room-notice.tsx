import { Box, Button, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MediaError } from './call/media';
import type { CallState } from './call/call-state';

interface Props {
  state: CallState;
  name: string;
  problem: Pick<MediaError, 'device' | 'problem'> | null;
  onDismiss: () => void;
  onMicrophone: () => void;
}

/** The one thing that is wrong on this side, above the controls, where it covers neither them nor the picture. */
export function RoomNotice({ state, name, problem, onDismiss, onMicrophone }: Props) {
  const { t } = useTranslation(['classroom', 'common']);
  if (problem)
    return (
      <Notice role="alert" text={t(`media.${problem.device}.${problem.problem}`)}>
        <IconButton variant="ghost" aria-label={t('common:dismiss')} onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      </Notice>
    );
  if (!state.live) return <Notice role="status" text={t('call.live')} />;
  if (state.hasMicrophone || state.phase === 'replaced') return null;
  return (
    <Notice role="status" text={t('call.noMicrophone', { name })}>
      <Button variant="outline" onClick={onMicrophone}>
        {t('check.turnMicrophoneOn')}
      </Button>
    </Notice>
  );
}

function Notice({ role, text, children }: { role: 'alert' | 'status'; text: string; children?: React.ReactNode }) {
  return (
    <Box
      role={role}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      columnGap="4"
      rowGap="1"
      px="4"
      py="1.5"
      minH="12"
      bg="sand.800"
      color="sand.50"
      textStyle="sm"
    >
      <Text>{text}</Text>
      {children}
    </Box>
  );
}
