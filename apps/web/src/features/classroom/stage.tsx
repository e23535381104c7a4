import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Person } from '@somo/contracts/people';
import { PersonAvatar } from '../../ui/person-avatar';
import type { CallState } from './call/call-state';
import { Sound } from './sound';
import { StageNotice } from './stage-notice';
import { VideoTrack } from './video';

interface Props {
  state: CallState;
  other: Person;
  name: string;
  ownCamera: MediaStreamTrack | null;
  speakerId: string | undefined;
  onJoin: () => void;
}

/** The other person, large; their screen if they share it, with them in the corner; one's own picture small. */
export function Stage({ state, other, name, ownCamera, speakerId, onJoin }: Props) {
  const { t } = useTranslation('classroom');
  const { phase, received } = state;
  const isConnected = phase === 'connected' || phase === 'reconnecting';
  const screen = isConnected && state.other?.screen ? received.screen : undefined;
  const camera = isConnected && state.other?.camera ? received.camera : undefined;
  return (
    <Box
      position="relative"
      aspectRatio={{ base: 4 / 3, md: 16 / 9 }}
      borderRadius="l3"
      overflow="hidden"
      bg="sand.900"
      color="sand.50"
      display="flex"
      alignItems="center"
      justifyContent="center"
    >
      {/* Rendered before the connection is open, so that its first packet is played. */}
      {received.audio && <Sound track={received.audio} speakerId={speakerId} />}
      {screen && (
        <Box position="absolute" inset="0">
          <VideoTrack track={screen} label={t('call.screenOf', { name })} fit="contain" />
        </Box>
      )}
      {camera && (
        <Box
          position="absolute"
          {...(screen
            ? { insetInlineStart: '3', top: '3', w: '28%', aspectRatio: 16 / 9, borderRadius: 'l1', overflow: 'hidden' }
            : { inset: '0' })}
        >
          <VideoTrack track={camera} label={t('call.videoOf', { name })} />
        </Box>
      )}
      {phase === 'connected' && !screen && !camera && (
        <Box display="flex" flexDirection="column" alignItems="center" gap="3">
          <PersonAvatar person={other} size="20" />
          <Text>{t('call.cameraOffOf', { name })}</Text>
        </Box>
      )}
      {phase !== 'connected' && (
        <Box
          position="absolute"
          inset="0"
          display="flex"
          alignItems="center"
          justifyContent="center"
          bg={camera || screen ? 'blackAlpha.700' : undefined}
        >
          <StageNotice phase={phase} name={name} onJoin={onJoin} />
        </Box>
      )}
      {ownCamera && (
        <Box
          position="absolute"
          insetInlineEnd="3"
          bottom="3"
          w={{ base: '30%', md: '22%' }}
          aspectRatio={16 / 9}
          borderRadius="l1"
          overflow="hidden"
          boxShadow="lg"
        >
          <VideoTrack track={ownCamera} label={t('call.yourVideo')} mirrored />
        </Box>
      )}
    </Box>
  );
}
