import type { ReactNode } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { Mic, MicOff, Video, VideoOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Person } from '@somo/contracts/people';
import { PersonAvatar } from '../../ui/person-avatar';
import { VideoTrack } from './video';

interface Props {
  me: Pick<Person, 'id' | 'firstName' | 'lastName' | 'avatarUrl'>;
  camera: MediaStreamTrack | null;
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
  onCamera: () => void;
  onMicrophone: () => void;
}

/** How the other person will see this one, and whether they will hear them. */
export function LobbyPicture({ me, camera, isCameraOn, isMicrophoneOn, onCamera, onMicrophone }: Props) {
  const { t } = useTranslation('classroom');
  return (
    <Box position="relative" aspectRatio={16 / 9} maxH="56vh" mx="auto" borderRadius="l3" overflow="hidden" bg="bg.muted">
      {camera ? (
        <VideoTrack track={camera} label={t('call.yourVideo')} mirrored />
      ) : (
        <Box
          display="flex"
          flexDirection="column"
          alignItems="center"
          justifyContent="center"
          gap={{ base: '1', md: '4' }}
          h="full"
          pb="16"
        >
          <Box css={{ md: { '& > div': { w: '36', h: '36', fontSize: '4xl' } } }}>
            <PersonAvatar person={me} size="20" />
          </Box>
          {!isCameraOn && <Text textStyle={{ base: 'sm', md: 'lg' }}>{t('check.cameraOff')}</Text>}
        </Box>
      )}
      <Box position="absolute" insetInline="0" bottom="3" display="flex" justifyContent="center" gap="3" px="3">
        <Toggle
          isOn={isMicrophoneOn}
          label={isMicrophoneOn ? t('check.turnMicrophoneOff') : t('check.turnMicrophoneOn')}
          onClick={onMicrophone}
        >
          {isMicrophoneOn ? <Mic aria-hidden /> : <MicOff aria-hidden />}
        </Toggle>
        <Toggle isOn={isCameraOn} label={isCameraOn ? t('check.turnCameraOff') : t('check.turnCameraOn')} onClick={onCamera}>
          {isCameraOn ? <Video aria-hidden /> : <VideoOff aria-hidden />}
        </Toggle>
      </Box>
    </Box>
  );
}

/** On, an icon is enough; off, the words say what would turn it on, where there is room. */
function Toggle({ isOn, label, children, ...rest }: { isOn: boolean; label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button
      size="lg"
      minW="12"
      title={isOn ? label : undefined}
      {...(isOn
        ? { px: '0', bg: 'rgba(20,17,14,.78)', color: 'sand.50', _hover: { bg: 'sand.900' } }
        : { px: { base: '0', md: '5' }, bg: 'sand.100', color: 'sand.900', _hover: { bg: 'sand.200' } })}
      {...rest}
    >
      {children}
      <Box as="span" srOnly={isOn ? true : { base: true, md: false }}>
        {label}
      </Box>
    </Button>
  );
}
