// What a person has chosen for calls, remembered on this device. Whether to save data is the device's own setting, and can be changed for one lesson.
import { dataSaver } from '../../lib/data-saver';
import { callsKey, deviceStore } from '../../lib/storage';
import { entered } from './entered';

export interface Choices {
  saver: boolean;
  sharp: boolean;
  /** Undefined: as the system has it. */
  blur?: boolean | undefined;
  /** null: no limit. */
  capBytes: number | null;
  microphoneId?: string | undefined;
  cameraId?: string | undefined;
  speakerId?: string | undefined;
}

const defaults = { sharp: false, capBytes: null };

/** What may be chosen as the data limit of a lesson, in megabytes. */
export const capsMegabytes = [5, 20, 50, 100, 250, 500] as const;
export const megabyte = 1_000_000;

export function readChoices(lessonId: string): Choices {
  const saver = entered.savesData(lessonId) ?? dataSaver.isOn();
  try {
    return { ...defaults, ...(JSON.parse(deviceStore.read(callsKey) ?? '{}') as Partial<Choices>), saver };
  } catch {
    return { ...defaults, saver };
  }
}

export const storeChoices = (choices: Choices) => void deviceStore.write(callsKey, JSON.stringify({ ...choices, saver: undefined }));
