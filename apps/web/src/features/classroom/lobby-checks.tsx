import { useState } from 'react';
import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../ui/live-region';
import type { Choices } from './choices';
import { DeviceMenu } from './device-menu';
import { LevelBar } from './level-bar';
import { playTestSound } from './play-tones';

interface Props {
  preview: { audio: MediaStreamTrack | null; camera: MediaStreamTrack | null };
  isMicrophoneOn: boolean;
  choices: Choices;
  onChoose: (change: Partial<Choices>) => void;
}

/** Which microphone, camera and speaker are in use, whether the microphone hears while it is on, and whether the speaker plays. */
export function LobbyChecks({ preview, isMicrophoneOn, choices, onChoose }: Props) {
  const { t } = useTranslation('classroom');
  const [played, setPlayed] = useState(false);
  return (
    <Box asChild>
      <section aria-label={t('check.title')}>
        <Box
          display="grid"
          columnGap="6"
          rowGap="3"
          alignItems="end"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        >
          {isMicrophoneOn && (
            <Stack gap="1.5" gridColumn="1 / -1">
              <Text textStyle="sm">{t('check.level')}</Text>
              <LevelBar track={preview.audio} />
            </Stack>
          )}
          <DeviceMenu choices={choices} onChoose={onChoose} opened={preview} />
          <Button
            variant="outline"
            justifySelf="start"
            h="auto"
            minH="11"
            py="2"
            whiteSpace="normal"
            onClick={() => void playTestSound(choices.speakerId).then(() => setPlayed(true))}
          >
            <Volume2 aria-hidden />
            {t('check.playSound')}
          </Button>
          <LiveRegion textStyle="sm" color="fg.muted" gridColumn="1 / -1">
            {played ? t('check.soundPlayed') : ''}
          </LiveRegion>
        </Box>
      </section>
    </Box>
  );
}
