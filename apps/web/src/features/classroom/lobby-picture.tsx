import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Person } from '@somo/contracts/people';
import { PersonAvatar } from '../../ui/person-avatar';
import { VideoTrack } from './video';

/** How the other person will see this one. */
export function LobbyPicture({
  me,
  camera,
  isOff,
}: {
  me: Pick<Person, 'id' | 'firstName' | 'lastName' | 'avatarUrl'>;
  camera: MediaStreamTrack | null;
  isOff: boolean;
}) {
  const { t } = useTranslation('classroom');
  return (
    <Box position="relative" aspectRatio={16 / 9} borderRadius="l2" overflow="hidden" bg="sand.900" color="sand.50">
      {camera ? (
        <VideoTrack track={camera} label={t('call.yourVideo')} mirrored />
      ) : (
        <Box display="flex" flexDirection="column" alignItems="center" justifyContent="center" gap="3" h="full">
          <PersonAvatar person={me} size="20" />
          {isOff && <Text>{t('check.cameraOff')}</Text>}
        </Box>
      )}
    </Box>
  );
}
