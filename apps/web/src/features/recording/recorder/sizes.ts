// What a recording is made of: small enough for the lines and disks of both people.
export const recordedWidth = 640;
export const recordedHeight = 360;
export const recordedFrames = 15;
export const voiceBps = 24_000;
/** With the voice, an hour is at most 65 MB, however much moves. */
export const pictureBps = 110_000;
/** A key picture this often: a part that is lost takes no more of the picture with it, and a player that seeks loads no more. */
export const keyFrameMs = 4_000;

/** From the best to the last that browsers can make; Safari makes MP4 alone. */
const types = {
  picture: ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'],
  voice: ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'],
};

/** Returns what this browser can record; undefined if it records nothing. */
export function typeFor(kind: 'voice' | 'picture'): string | undefined {
  if (typeof MediaRecorder === 'undefined' || typeof AudioContext === 'undefined') return undefined;
  return types[kind].find((type) => MediaRecorder.isTypeSupported(type));
}
