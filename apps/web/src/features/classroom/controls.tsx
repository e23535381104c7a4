import { Box, Button, IconButton, Text } from '@chakra-ui/react';
import { Camera, CameraOff, Mic, MicOff, MonitorOff, MonitorUp, PhoneOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CallState } from './call/call-state';
import { canShareScreen } from './call/media';

interface Props {
  state: CallState;
  onMicrophone: () => void;
  onCamera: () => void;
  onShare: () => void;
  onEnd: () => void;
}

export function Controls({ state, onMicrophone, onCamera, onShare, onEnd }: Props) {
  const { t } = useTranslation('classroom');
  const { microphone, camera, sharing } = state;
  const word = (on: boolean, off: string, turnOn: string) => (on ? off : turnOn);
  const buttons = [
    {
      label: word(microphone, t('controls.mute'), t('controls.unmute')),
      on: microphone,
      icon: microphone ? Mic : MicOff,
      act: onMicrophone,
    },
    { label: word(camera, t('controls.cameraOff'), t('controls.cameraOn')), on: camera, icon: camera ? Camera : CameraOff, act: onCamera },
    ...(canShareScreen()
      ? [
          {
            label: word(sharing, t('controls.stopSharing'), t('controls.share')),
            on: !sharing,
            icon: sharing ? MonitorOff : MonitorUp,
            act: onShare,
          },
        ]
      : []),
  ];
  return (
    <Box>
      <Box role="toolbar" aria-label={t('controls.label')} display="flex" flexWrap="wrap" justifyContent="center" gap="3" mt="4">
        {buttons.map(({ label, on, icon: Icon, act }) => (
          <IconButton
            key={label}
            aria-label={label}
            title={label}
            size="lg"
            borderRadius="full"
            variant={on ? 'outline' : 'solid'}
            onClick={act}
          >
            <Icon aria-hidden />
          </IconButton>
        ))}
        <Button size="lg" borderRadius="full" colorPalette="clay" onClick={onEnd}>
          <PhoneOff aria-hidden />
          {t('controls.end')}
        </Button>
      </Box>
      {!canShareScreen() && (
        <Text textStyle="sm" color="fg.muted" textAlign="center" mt="2">
          {t('controls.noSharing')}
        </Text>
      )}
    </Box>
  );
}
