import { useEffect, useEffectEvent, useState } from 'react';
import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dataAmount } from '../../lib/format';
import { CheckField } from '../../ui/check-field';
import { Fold } from '../../ui/fold';
import { PersonAvatar } from '../../ui/person-avatar';
import { ladder } from './call/rungs';
import type { Choices } from './choices';
import { ConnectionLine } from './connection-line';
import { devicesOn } from './devices-on';
import { DeviceProblems } from './device-problems';
import { LobbyChecks } from './lobby-checks';
import { LobbyFrame } from './lobby-frame';
import { LobbyPicture } from './lobby-picture';
import { NotComing } from './not-coming';
import type { Place } from './place';
import type { RoomParts } from './room-panels';
import { useDeviceCheck } from './use-device-check';

export interface Opened {
  audio: MediaStreamTrack | null;
  camera: MediaStreamTrack | null;
  /** Whether the person has the microphone off, not merely none. */
  isMuted: boolean;
}

interface Props {
  place: Place;
  /** Whether the other person is in the classroom. */
  isHere: boolean;
  choices: Choices;
  onChoose: (change: Partial<Choices>) => void;
  onJoin: (opened: Opened) => void;
  parts: RoomParts;
}

/** Both directions of a voice call, per hour. */
const voiceBytesPerHour = (2 * ladder.voice.kbps * 1000 * 3600) / 8;

/** A device takes this long to open; a question of the browser takes longer, and is not waited for. */
const openingMs = 3_000;

/** Returns the key of the words for what is off when this person joins. */
function joiningWithout(hasMicrophone: boolean, hasCamera: boolean) {
  if (hasMicrophone) return hasCamera ? null : 'check.joinsUnseen';
  return hasCamera ? 'check.joinsMuted' : 'check.joinsSilent';
}

/** Shows whether the other person is here, and checks camera, microphone, speaker and connection before the user joins. */
export function Lobby({ place, isHere, choices, onChoose, onJoin, parts }: Props) {
  const { t } = useTranslation('classroom');
  const { lesson, me, other, name } = place;
  const { files = 0 } = parts;
  const { microphone = true, camera = !choices.saver } = devicesOn.read(lesson.id);
  const check = useDeviceCheck(lesson.id, choices, { microphone, camera });
  const { preview, isMicrophoneOn, isCameraOn } = check;
  const joinsWith = joiningWithout(isMicrophoneOn || preview.microphoneProblem !== null, isCameraOn);
  const [joining, setJoining] = useState(false);
  const isOpening = (isMicrophoneOn && !preview.audio) || (isCameraOn && !preview.camera);
  const join = useEffectEvent(() => {
    preview.release();
    onJoin({ audio: preview.audio, camera: preview.camera, isMuted: !isMicrophoneOn && !preview.microphoneProblem });
  });
  // Whoever is faster than their devices brings them along, if they open soon.
  useEffect(() => {
    if (!joining) return;
    const timer = setTimeout(() => join(), isOpening ? openingMs : 0);
    return () => clearTimeout(timer);
  }, [joining, isOpening]);
  return (
    <LobbyFrame
      picture={
        <LobbyPicture
          me={me}
          camera={preview.camera}
          isCameraOn={isCameraOn}
          isMicrophoneOn={isMicrophoneOn}
          onCamera={() => check.turnCamera()}
          onMicrophone={check.turnMicrophone}
        />
      }
      side={
        <>
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
          <DeviceProblems preview={preview} />
          <NotComing place={place} isHere={isHere} parts={parts} />
          <Box display="flex" flexDirection="column" gap="2">
            <ConnectionLine />
            <Box>
              <CheckField
                label={t('check.saver')}
                checked={choices.saver}
                onChange={(event) => {
                  onChoose({ saver: event.target.checked });
                  check.turnCamera(!event.target.checked);
                }}
              />
              <Text textStyle="sm" color="fg.muted" ps="8">
                {t('check.saverHint', { amount: dataAmount(voiceBytesPerHour) })}
              </Text>
            </Box>
          </Box>
        </>
      }
      checks={<LobbyChecks {...{ preview, choices, onChoose, isMicrophoneOn }} />}
      more={
        <>
          <Box _empty={{ display: 'none' }}>{parts.recording.guardian}</Box>
          <Fold key={files > 0 ? 'prepared' : 'none'} title={t('tabs.materials')} isOpen={files > 0}>
            {parts.materials()}
          </Fold>
        </>
      }
    />
  );
}
