import { useTranslation } from 'react-i18next';
import type { Choices } from './choices';
import { DeviceSelect } from './device-select';
import { useDevices } from './use-devices';

/** Other microphones, cameras and speakers, to change to during the call. */
export function DeviceMenu({ choices, onChoose }: { choices: Choices; onChoose: (change: Partial<Choices>) => void }) {
  const { t } = useTranslation('classroom');
  const devices = useDevices();
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
    </>
  );
}
