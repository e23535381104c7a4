// What a person has chosen for calls, remembered on this device.
import { deviceStore } from '../../lib/storage';

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

const key = 'somo-classroom';
const defaults: Choices = { saver: false, sharp: false, capBytes: null };

/** What may be chosen as the data limit of a lesson, in megabytes. */
export const capsMegabytes = [5, 20, 50, 100, 250, 500] as const;
export const megabyte = 1_000_000;

/** The browser's own wish to save data is only the default. */
function browserSaves(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

export function readChoices(): Choices {
  try {
    const found = JSON.parse(deviceStore.read(key) ?? '{}') as Partial<Choices>;
    return { ...defaults, saver: browserSaves(), ...found };
  } catch {
    return { ...defaults, saver: browserSaves() };
  }
}

export const storeChoices = (choices: Choices) => void deviceStore.write(key, JSON.stringify(choices));
