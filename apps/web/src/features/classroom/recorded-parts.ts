import type { Call } from './call/call';
import { picturesOf, type CallState } from './call/call-state';
import { panelButton } from './control-bar';
import { playRecording } from './play-tones';

const troubles: CallState['why'][] = ['slow-line', 'delay', 'voice-breaks'];
const slowRttMs = 600;

/** Whether the line carries no more than the voices, or its person wants to save data. */
export const isThin = ({ saver, why, rttMs }: CallState): boolean => saver || troubles.includes(why) || (rttMs ?? 0) > slowRttMs;

/** Returns what a recording of the lesson has of the call: both voices, and the picture that both look at. */
export function recordedParts(state: CallState, { room, media: { tracks } }: Call, speakerId: string | undefined) {
  const { screen, camera } = picturesOf(state);
  return {
    pageId: room.peerId,
    heard: {
      voices: [tracks.audio, state.received.audio].filter((track) => track !== null && track !== undefined),
      picture: screen ?? tracks.screen ?? camera,
    },
    mayNow: state.phase === 'connected' && state.live && !isThin(state),
    chime: (on: boolean) => void playRecording(on, speakerId),
    rest: () => document.getElementById(panelButton('more')),
  };
}
