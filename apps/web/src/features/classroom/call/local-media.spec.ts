import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { LocalMedia } from './local-media';

const aTrack = () => ({ enabled: true, stop: jest.fn(), onended: null }) as unknown as jest.Mocked<MediaStreamTrack>;

describe('CLS-04 camera and microphone of a call', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));

  it.each(['setCamera', 'setMicrophone', 'setScreen'] as const)(
    'close again what opens only after the call has ended: %s',
    async (turn) => {
      const track = aTrack();
      let resolve: (stream: unknown) => void = () => undefined;
      const open = () => new Promise((done) => (resolve = done));
      Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: open, getDisplayMedia: open } });
      const media = new LocalMedia(() => undefined);
      const opening = media[turn](true);
      media.stop();
      resolve({ getTracks: () => [track], getVideoTracks: () => [track] });
      await opening;
      expect(track.stop).toHaveBeenCalledTimes(1);
      expect(Object.values(media.tracks)).toEqual([null, null, null]);
    },
  );
});
