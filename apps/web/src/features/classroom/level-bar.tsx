import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLevel } from './use-level';

/** Moves while the microphone picks up sound. */
export function LevelBar({ track }: { track: MediaStreamTrack | null }) {
  const { t } = useTranslation('classroom');
  const percent = Math.round(useLevel(track) * 100);
  return (
    <Box
      role="meter"
      aria-label={t('check.level')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      h="2"
      borderRadius="full"
      bg="bg.muted"
      overflow="hidden"
    >
      <Box h="full" bg="leaf.solid" style={{ width: `${percent}%` }} transition="width 100ms linear" />
    </Box>
  );
}
