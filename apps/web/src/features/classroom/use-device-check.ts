import { useState } from 'react';
import type { Choices } from './choices';
import { devicesOn } from './devices-on';
import { usePreview, type DeviceChoice } from './use-preview';

/** Returns the person's own microphone and camera before a call, and how to turn each on and off; one that fails is off. */
export function useDeviceCheck(
  lessonId: string,
  { microphoneId, cameraId, blur }: Choices,
  first: { microphone: boolean; camera: boolean },
) {
  const [microphone, setMicrophone] = useState<DeviceChoice>({ on: first.microphone });
  const [camera, setCamera] = useState<DeviceChoice>({ on: first.camera });
  const preview = usePreview({ microphone, camera, microphoneId, cameraId, blur });
  const isMicrophoneOn = microphone.on && !preview.microphoneProblem;
  const isCameraOn = camera.on && !preview.cameraProblem;
  return {
    preview,
    isMicrophoneOn,
    isCameraOn,
    turnMicrophone: () => {
      devicesOn.write(lessonId, { microphone: !isMicrophoneOn });
      setMicrophone({ on: !isMicrophoneOn });
    },
    turnCamera: (on = !isCameraOn) => {
      devicesOn.write(lessonId, { camera: on });
      setCamera({ on });
    },
  };
}
