// Blur of one's background by the camera itself, or by the system behind it: nothing is computed here.

/** Whether this camera can blur and can leave it. */
export const canBlur = (camera: MediaStreamTrack | null | undefined): camera is MediaStreamTrack => {
  const { backgroundBlur } = camera?.getCapabilities?.() ?? {};
  return new Set(backgroundBlur).size === 2;
};

/** Blurs the background, or no longer; a camera that refuses goes on as it is. */
export async function setBlur(camera: MediaStreamTrack, isOn: boolean): Promise<void> {
  if (!canBlur(camera) || camera.getSettings().backgroundBlur === isOn) return;
  await camera.applyConstraints({ ...camera.getConstraints(), backgroundBlur: isOn }).catch(() => undefined);
}
