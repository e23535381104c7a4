import { Box } from '@chakra-ui/react';
import { Mic, MonitorUp, PhoneOff, UserRound, Video } from 'lucide-react';
import { PersonAvatar } from '../../ui/person-avatar';
import { useFeatured } from './api/featured';

/** Returns a drawing of a video lesson with a featured teacher, for the eye alone. */
export function CallTile() {
  const teacher = useFeatured().data?.items[1];
  return (
    <Box
      aria-hidden
      position="relative"
      w="full"
      maxW="sm"
      aspectRatio="16 / 10"
      bg="brand.900"
      borderRadius="l2"
      boxShadow="card"
      overflow="hidden"
    >
      <Box position="absolute" inset="0" bottom="14" display="grid" placeItems="center">
        {teacher && <PersonAvatar person={teacher} size="20" />}
      </Box>
      <Box
        position="absolute"
        top="3"
        insetEnd="3"
        w="16"
        h="12"
        display="grid"
        placeItems="center"
        borderRadius="l2"
        bg="brand.700"
        color="brand.100"
      >
        <UserRound />
      </Box>
      <Box
        position="absolute"
        bottom="4"
        insetX="0"
        display="flex"
        justifyContent="center"
        gap="3"
        color="paper"
        _icon={{ w: '4', h: '4' }}
      >
        {[Mic, Video, MonitorUp].map((Icon, at) => (
          <Box key={at} {...round} bg="brand.700">
            <Icon />
          </Box>
        ))}
        <Box {...round} bg="clay.600">
          <PhoneOff />
        </Box>
      </Box>
    </Box>
  );
}

const round = { display: 'grid', placeItems: 'center', w: '9', h: '9', borderRadius: 'full' } as const;
