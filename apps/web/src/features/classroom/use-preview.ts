import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MediaError, openCamera, openMicrophone, type MediaProblem } from './call/media';

interface Preview {
  audio: MediaStreamTrack | null;
  camera: MediaStreamTrack | null;
  microphoneProblem: MediaProblem | null;
  cameraProblem: MediaProblem | null;
}

const nothing: Preview = { audio: null, camera: null, microphoneProblem: null, cameraProblem: null };
const problemOf = (error: unknown): MediaProblem => (error instanceof MediaError ? error.problem : 'failed');

/** Each choice is a new object: choosing a failed device again retries it. */
export interface DeviceChoice {
  on: boolean;
}

interface DeviceChoices {
  microphone: DeviceChoice;
  camera: DeviceChoice;
  microphoneId: string | undefined;
  cameraId: string | undefined;
  blur: boolean | undefined;
}

/** Opens microphone and camera before joining. `release` hands the tracks over: they are not stopped then. */
export function usePreview({ microphone, camera, microphoneId, cameraId, blur }: DeviceChoices): Preview & { release: () => void } {
  const [preview, setPreview] = useState(nothing);
  const released = useRef(false);

  useEffect(() => open('audio', microphone.on, () => openMicrophone(microphoneId), setPreview, released), [microphone, microphoneId]);
  const openOwn = useEffectEvent(() => openCamera(cameraId, blur));
  useEffect(() => open('camera', camera.on, () => openOwn(), setPreview, released), [camera, cameraId]);

  return { ...preview, release: () => void (released.current = true) };
}

function open(
  name: 'audio' | 'camera',
  wanted: boolean,
  openTrack: () => Promise<MediaStreamTrack>,
  set: React.Dispatch<React.SetStateAction<Preview>>,
  released: React.RefObject<boolean>,
): () => void {
  let over = false;
  let track: MediaStreamTrack | undefined;
  const problem = name === 'audio' ? 'microphoneProblem' : 'cameraProblem';
  if (wanted)
    openTrack().then(
      (opened) => {
        if (over) return opened.stop();
        track = opened;
        set((before) => ({ ...before, [name]: opened, [problem]: null }));
      },
      (error: unknown) => over || set((before) => ({ ...before, [name]: null, [problem]: problemOf(error) })),
    );
  return () => {
    over = true;
    if (released.current) return;
    track?.stop();
    set((before) => ({ ...before, [name]: null, [problem]: null }));
  };
}
