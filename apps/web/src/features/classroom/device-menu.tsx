import { useTranslation } from 'react-i18next';
import { BlurField } from './blur-field';
import type { Choices } from './choices';
import { DeviceSelect } from './device-select';
import { useDevices } from './use-devices';

interface Props {
  choices: Choices;
  onChoose: (change: Partial<Choices>) => void;
  /** What has been opened: devices have names from then on. */
  opened?: { audio: MediaStreamTrack | null; camera: MediaStreamTrack | null };
}

/** The microphones, cameras and speakers to choose from, with those in use. */
export function DeviceMenu({ choices, onChoose, opened }: Props) {
  const { t } = useTranslation('classroom');
  const devices = useDevices(opened?.audio, opened?.camera);
  const of = [
    ['audioinput', 'microphone', 'microphoneId'],
    ['videoinput', 'camera', 'cameraId'],
    ['audiooutput', 'speaker', 'speakerId'],
  ] as const;
  return (
    <>
      {of.map(([kind, word, key]) => (
        <DeviceSelect
          key={kind}
          kind={kind}
          label={t(`check.${word}`)}
          devices={devices}
          value={choices[key]}
          onChange={(id) => onChoose({ [key]: id })}
        />
      ))}
      <BlurField camera={opened?.camera} isOn={choices.blur} onChange={(blur) => onChoose({ blur })} />
    </>
  );
}
