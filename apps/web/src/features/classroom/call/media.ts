// Camera, microphone and screen, with what went wrong in a form that can be explained.

export type MediaProblem = 'denied' | 'missing' | 'busy' | 'unsupported' | 'failed';

export class MediaError extends Error {
  constructor(
    readonly device: 'microphone' | 'camera' | 'screen',
    readonly problem: MediaProblem,
  ) {
    super(`${device}: ${problem}`);
  }
}

const problems: Record<string, MediaProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

function problemOf(error: unknown): MediaProblem {
  return (error instanceof DOMException ? problems[error.name] : undefined) ?? 'failed';
}

async function open(device: 'microphone' | 'camera', constraints: MediaStreamConstraints): Promise<MediaStreamTrack> {
  // Absent without https, and on very old browsers.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) throw new MediaError(device, 'unsupported');
  try {
    const [track] = (await mediaDevices.getUserMedia(constraints)).getTracks();
    if (!track) throw new MediaError(device, 'missing');
    return track;
  } catch (error) {
    throw error instanceof MediaError ? error : new MediaError(device, problemOf(error));
  }
}

export function openMicrophone(deviceId?: string): Promise<MediaStreamTrack> {
  const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 };
  return open('microphone', { audio: deviceId ? { ...audio, deviceId: { exact: deviceId } } : audio });
}

export function openCamera(deviceId?: string, backgroundBlur?: boolean): Promise<MediaStreamTrack> {
  const size = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } };
  const video = backgroundBlur === undefined ? size : { ...size, backgroundBlur };
  return open('camera', { video: deviceId ? { ...video, deviceId: { exact: deviceId } } : { ...video, facingMode: 'user' } });
}

/** Phones cannot share their screens. */
export const canShareScreen = (): boolean =>
  typeof (navigator as { mediaDevices?: MediaDevices }).mediaDevices?.getDisplayMedia === 'function';

/** Returns the shared screen; undefined if the person changed their mind. */
export async function openScreen(): Promise<MediaStreamTrack | undefined> {
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { ideal: 5, max: 10 } }, audio: false });
    const [track] = stream.getVideoTracks();
    if (track) track.contentHint = 'text';
    return track;
  } catch (error) {
    const problem = problemOf(error);
    if (problem === 'denied') return undefined;
    throw new MediaError('screen', problem);
  }
}
