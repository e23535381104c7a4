import { useState } from 'react';
import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { Camera, CameraOff, Mic, MicOff, Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Classroom } from '@somo/contracts/classroom';
import type { SessionUser } from '@somo/contracts/people';
import { dataAmount } from '../../lib/format';
import { CheckField } from '../../ui/check-field';
import { Panel } from '../../ui/panel';
import { ladder } from './call/rungs';
import type { Choices } from './choices';
import { ConnectionLine } from './connection-line';
import { DeviceSelect } from './device-select';
import { LevelBar } from './level-bar';
import { LobbyPicture } from './lobby-picture';
import { playTestSound } from './play-test-sound';
import { useDevices } from './use-devices';
import { usePreview, type DeviceChoice } from './use-preview';

export interface Opened {
  audio: MediaStreamTrack | null;
  camera: MediaStreamTrack | null;
}

interface Props {
  user: SessionUser;
  otherId: string;
  otherName: string;
  classroom: Classroom;
  choices: Choices;
  onChoose: (change: Partial<Choices>) => void;
  onJoin: (opened: Opened) => void;
}

/** Both directions of a voice call, per hour. */
const voiceBytesPerHour = (2 * ladder.voice.kbps * 1000 * 3600) / 8;

/** Checks camera, microphone, speaker and connection before the user joins. */
export function Lobby({ user, otherId, otherName, classroom, choices, onChoose, onJoin }: Props) {
  const { t } = useTranslation('classroom');
  const [microphone, setMicrophone] = useState<DeviceChoice>({ on: true });
  const [camera, setCamera] = useState<DeviceChoice>({ on: !choices.saver });
  const [played, setPlayed] = useState(false);
  const { microphoneId, cameraId, speakerId } = choices;
  const preview = usePreview({ microphone, camera, microphoneId, cameraId });
  const isMicrophoneOn = microphone.on && !preview.microphoneProblem;
  const isCameraOn = camera.on && !preview.cameraProblem;
  const devices = useDevices(preview.audio, preview.camera);
  const isHere = classroom.peers.some(({ userId }) => userId === otherId);
  const join = () => {
    preview.release();
    onJoin({ audio: preview.audio, camera: preview.camera });
  };
  return (
    <Panel>
      <Box display="grid" gap="8" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}>
        <Stack gap="4">
          <LobbyPicture me={user} camera={preview.camera} isOff={!isCameraOn} />
          <Box display="flex" flexWrap="wrap" gap="3">
            <Button variant="outline" onClick={() => setMicrophone({ on: !isMicrophoneOn })}>
              {isMicrophoneOn ? <Mic aria-hidden /> : <MicOff aria-hidden />}
              {isMicrophoneOn ? t('check.turnMicrophoneOff') : t('check.turnMicrophoneOn')}
            </Button>
            <Button variant="outline" onClick={() => setCamera({ on: !isCameraOn })}>
              {isCameraOn ? <Camera aria-hidden /> : <CameraOff aria-hidden />}
              {isCameraOn ? t('check.turnCameraOff') : t('check.turnCameraOn')}
            </Button>
          </Box>
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
        </Stack>
        <Stack gap="5">
          <Box>
            <Heading as="h2" size="lg">
              {t('check.title')}
            </Heading>
            <Text color="fg.muted">{t('check.text')}</Text>
          </Box>
          <DeviceSelect
            kind="audioinput"
            label={t('check.microphone')}
            devices={devices}
            value={microphoneId}
            onChange={(id) => onChoose({ microphoneId: id })}
          />
          <Box>
            <Text textStyle="sm" mb="2">
              {t('check.level')}
            </Text>
            <LevelBar track={preview.audio} />
          </Box>
          <DeviceSelect
            kind="videoinput"
            label={t('check.camera')}
            devices={devices}
            value={cameraId}
            onChange={(id) => onChoose({ cameraId: id })}
          />
          <DeviceSelect
            kind="audiooutput"
            label={t('check.speaker')}
            devices={devices}
            value={speakerId}
            onChange={(id) => onChoose({ speakerId: id })}
          />
          <Box>
            <Button variant="outline" size="sm" onClick={() => void playTestSound(speakerId).then(() => setPlayed(true))}>
              <Volume2 aria-hidden />
              {t('check.playSound')}
            </Button>
            {played && (
              <Text textStyle="sm" color="fg.muted" mt="2" role="status">
                {t('check.soundPlayed')}
              </Text>
            )}
          </Box>
          <Box>
            <Text fontWeight="medium">{t('check.connection')}</Text>
            <ConnectionLine />
          </Box>
          <Box>
            <CheckField label={t('check.saver')} checked={choices.saver} onChange={(event) => onChoose({ saver: event.target.checked })} />
            <Text textStyle="sm" color="fg.muted">
              {t('check.saverHint', { amount: dataAmount(voiceBytesPerHour) })}
            </Text>
          </Box>
          <Text role="status" fontWeight="medium">
            {isHere ? t('check.here', { name: otherName }) : t('check.notHere', { name: otherName })}
          </Text>
          <Button size="lg" onClick={join}>
            {preview.microphoneProblem ? t('check.joinWithout') : t('check.join')}
          </Button>
        </Stack>
      </Box>
    </Panel>
  );
}
