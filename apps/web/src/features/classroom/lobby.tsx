import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dataAmount } from '../../lib/format';
import { CheckField } from '../../ui/check-field';
import { Fold } from '../../ui/fold';
import { PersonAvatar } from '../../ui/person-avatar';
import { ladder } from './call/rungs';
import type { Choices } from './choices';
import { ConnectionLine } from './connection-line';
import { LobbyChecks } from './lobby-checks';
import { LobbyPicture } from './lobby-picture';
import type { Place } from './place';
import { usePreview, type DeviceChoice } from './use-preview';

export interface Opened {
  audio: MediaStreamTrack | null;
  camera: MediaStreamTrack | null;
}

interface Props {
  place: Place;
  /** Whether the other person is in the classroom. */
  isHere: boolean;
  choices: Choices;
  onChoose: (change: Partial<Choices>) => void;
  onJoin: (opened: Opened) => void;
  /** Of a lesson for somebody under 18: whether it may be recorded. */
  guardian: ReactNode;
  /** What both prepared. */
  materials: ReactNode;
  /** How many files the other person prepared. */
  files: number | undefined;
}

/** Both directions of a voice call, per hour. */
const voiceBytesPerHour = (2 * ladder.voice.kbps * 1000 * 3600) / 8;

/** A device takes this long to open; a question of the browser takes longer, and is not waited for. */
const openingMs = 3_000;

/** A phone that is held sideways has room for the picture beside the button, not above it. */
const heldSideways = '@media (orientation: landscape) and (max-height: 30em)';

const areas = { base: '"picture" "join" "checks"', lg: '"picture join" "checks join"' };

/** Returns the key of the words for what is off when this person joins. */
function joiningWithout(hasMicrophone: boolean, hasCamera: boolean) {
  if (hasMicrophone) return hasCamera ? null : 'check.joinsUnseen';
  return hasCamera ? 'check.joinsMuted' : 'check.joinsSilent';
}

/** Shows whether the other person is here, and checks camera, microphone, speaker and connection before the user joins. */
export function Lobby({ place, isHere, choices, onChoose, onJoin, guardian, materials, files = 0 }: Props) {
  const { t } = useTranslation('classroom');
  const { me, other, name } = place;
  const [microphone, setMicrophone] = useState<DeviceChoice>({ on: true });
  const [camera, setCamera] = useState<DeviceChoice>({ on: !choices.saver });
  const { microphoneId, cameraId, blur } = choices;
  const preview = usePreview({ microphone, camera, microphoneId, cameraId, blur });
  const isMicrophoneOn = microphone.on && !preview.microphoneProblem;
  const isCameraOn = camera.on && !preview.cameraProblem;
  const joinsWith = joiningWithout(isMicrophoneOn || preview.microphoneProblem !== null, isCameraOn);
  const [joining, setJoining] = useState(false);
  const isOpening = (isMicrophoneOn && !preview.audio) || (isCameraOn && !preview.camera);
  const join = useEffectEvent(() => {
    preview.release();
    onJoin({ audio: preview.audio, camera: preview.camera });
  });
  // Whoever is faster than their devices brings them along, if they open soon.
  useEffect(() => {
    if (!joining) return;
    const timer = setTimeout(() => join(), isOpening ? openingMs : 0);
    return () => clearTimeout(timer);
  }, [joining, isOpening]);
  return (
    <Box
      display="grid"
      gridTemplateAreas={areas}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' }}
      columnGap="12"
      rowGap={{ base: '4', lg: '5' }}
      alignContent={{ base: 'start', lg: 'center' }}
      maxW="page"
      minH={{ lg: 'full' }}
      mx="auto"
      px={{ base: '4', md: '8' }}
      pt={{ base: '1', lg: '4' }}
      pb="8"
      css={{ [heldSideways]: { gridTemplateAreas: areas.lg, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: '1.5rem' } }}
    >
      <Box gridArea="picture">
        <LobbyPicture
          me={me}
          camera={preview.camera}
          isCameraOn={isCameraOn}
          isMicrophoneOn={isMicrophoneOn}
          onCamera={() => setCamera({ on: !isCameraOn })}
          onMicrophone={() => setMicrophone({ on: !isMicrophoneOn })}
        />
      </Box>
      <Box gridArea="join" alignSelf="start" display="flex" flexDirection="column" gap={{ base: '3', lg: '5' }}>
        <Box display="flex" gap="4" alignItems="center">
          <PersonAvatar person={other} size="16" />
          <Box minW="0">
            <Box role="status">
              <Heading as="h2" size={{ base: 'md', lg: 'lg' }} overflowWrap="anywhere">
                {isHere ? t('check.here', { name }) : t('check.notHere', { name })}
              </Heading>
            </Box>
            <Text color="fg.muted" textStyle="sm">
              {t('check.text')}
            </Text>
          </Box>
        </Box>
        <Button size="lg" w="full" aria-busy={joining} onClick={() => setJoining(true)}>
          {joining ? t('check.joining') : preview.microphoneProblem ? t('check.joinWithout') : t('check.join')}
        </Button>
        {joinsWith && (
          <Text textStyle="sm" color="fg.muted" mt="-1">
            {t(joinsWith)}
          </Text>
        )}
        {preview.microphoneProblem && (
          <Text role="alert" color="clay.fg">
            {t(`media.microphone.${preview.microphoneProblem}`)}
          </Text>
        )}
        {preview.cameraProblem && (
          <Text role="alert" color="clay.fg">
            {t(`media.camera.${preview.cameraProblem}`)}
          </Text>
        )}
        <Box display="flex" flexDirection="column" gap="1">
          <ConnectionLine />
          <Box h={{ base: '1', lg: '3' }} />
          <CheckField
            label={t('check.saver')}
            checked={choices.saver}
            onChange={(event) => {
              onChoose({ saver: event.target.checked });
              setCamera({ on: !event.target.checked });
            }}
          />
          <Text textStyle="sm" color="fg.muted" ps="8">
            {t('check.saverHint', { amount: dataAmount(voiceBytesPerHour) })}
          </Text>
        </Box>
      </Box>
      <Box gridArea="checks">
        <LobbyChecks preview={preview} choices={choices} onChoose={onChoose} />
        <Box mt="4" _empty={{ display: 'none' }}>
          {guardian}
        </Box>
        <Fold key={files > 0 ? 'prepared' : 'none'} mt="2" title={t('tabs.materials')} isOpen={files > 0}>
          {materials}
        </Fold>
      </Box>
    </Box>
  );
}
