// Whether this person wants microphone and camera on in a lesson: what is turned off while they wait stays off in the call, and when this tab is loaded again.
import { tabStore } from '../../lib/storage';

const key = 'somo-devices-on';

/** Undefined: nothing was chosen. */
interface DevicesOn {
  microphone?: boolean;
  camera?: boolean;
}

function read(lessonId: string): DevicesOn {
  try {
    const { of, ...on } = JSON.parse(tabStore.read(key) ?? '{}') as DevicesOn & { of?: string };
    return of === lessonId ? on : {};
  } catch {
    return {};
  }
}

export const devicesOn = {
  read,
  write: (lessonId: string, change: DevicesOn): void =>
    void tabStore.write(key, JSON.stringify({ ...read(lessonId), ...change, of: lessonId })),
};
