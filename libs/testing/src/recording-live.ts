import type { Live as LiveMap, LiveName } from '@somo/contracts/live';
import { InProcessLive } from '@somo/platform/live/in-process-live';

export interface Pushed {
  userId: string;
  name: LiveName;
  payload: LiveMap[LiveName];
}

/** In-process live pushes that also record everything sent. */
export class RecordingLive extends InProcessLive {
  readonly pushed: Pushed[] = [];

  override push<K extends LiveName>(userId: string, name: K, payload: LiveMap[K]): void {
    this.pushed.push({ userId, name, payload });
    super.push(userId, name, payload);
  }
}
