// What a screen shows of a call.
import type { RoomShared, Rung } from '@somo/contracts/classroom';
import type { StageView } from '../view-name';
import type { Why } from './ladder';

/**
 * waiting: the other person is not here · connecting · connected · reconnecting: nothing arrives any more · left: the other person has left ·
 * replaced: the same person joined from another page · over: this person has ended it
 */
export type Phase = 'waiting' | 'connecting' | 'connected' | 'reconnecting' | 'left' | 'replaced' | 'over';

const leftAfterMs = 4_000;

interface Seen {
  isConnected: boolean;
  /** Whether the other person is in the room, according to the server. */
  isHere: boolean;
  /** Whether there is, or was, a connection to them. */
  hadLink: boolean;
  silentMs: number;
}

/** Returns the phase that follows: who was connected before is lost or has left, and is not waited for. */
export function nextPhase(before: Phase, { isConnected, isHere, hadLink, silentMs }: Seen): Phase {
  if (isConnected) return 'connected';
  const wasConnected = before === 'connected' || before === 'reconnecting' || before === 'left';
  if (isHere) return wasConnected ? 'reconnecting' : 'connecting';
  if (hadLink && wasConnected) return silentMs >= leftAfterMs ? 'left' : before;
  return before === 'left' ? 'left' : 'waiting';
}

/** What each side reports about itself, over the connection between the two. */
export interface Note {
  microphone: boolean;
  /** Whether there is a microphone, on or off. */
  hasMicrophone: boolean;
  camera: boolean;
  screen: boolean;
  rung: Rung;
  /** The highest rung at which the other side should send. */
  limit: Rung;
  /** Whether voice packets should repeat the one before. */
  lossy: boolean;
  /** The share of the other's sound that had to be invented lately. */
  invented: number;
  /** Whether they chose voice only, to save data. Pages of the version before do not say. */
  saver?: boolean;
  /** Whether their camera is on, even if the line or a limit keeps its picture back. Pages of the version before do not say. */
  cameraOn?: boolean;
  /** What fills their stage. Pages of the version before do not say. */
  view?: string;
}

export interface CallState {
  phase: Phase;
  /** Whether the server can be reached. */
  live: boolean;
  other: Note | null;
  rung: Rung;
  why: Why;
  /** `auto`, or the rung that the person insists on. */
  choice: 'auto' | Rung;
  limit: Rung;
  microphone: boolean;
  hasMicrophone: boolean;
  camera: boolean;
  sharing: boolean;
  /** What fills the stage. */
  view: StageView;
  /** What both pages show alike. */
  shared: RoomShared;
  rttMs: number | null;
  kbps: number | null;
  /** Sent and received since the page joined, by the call, the live connection and the page. */
  usedBytes: number;
  capBytes: number | null;
  saver: boolean;
  sharp: boolean;
  received: { audio?: MediaStreamTrack | undefined; camera?: MediaStreamTrack | undefined; screen?: MediaStreamTrack | undefined };
}

export const initialState: CallState = {
  phase: 'waiting',
  live: true,
  other: null,
  rung: 'voice',
  why: 'start',
  choice: 'auto',
  limit: 'hd',
  microphone: false,
  hasMicrophone: false,
  camera: false,
  sharing: false,
  view: 'people',
  shared: { version: 0, shown: null, hands: [], timer: null },
  rttMs: null,
  kbps: null,
  usedBytes: 0,
  capBytes: null,
  saver: false,
  sharp: false,
  received: {},
};

/** A value that screens can follow. */
export class Store<T> {
  private readonly listeners = new Set<() => void>();

  constructor(private value: T) {}

  get = (): T => this.value;

  set(change: Partial<T>): void {
    this.value = { ...this.value, ...change };
    this.listeners.forEach((listener) => listener());
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

/** Returns the pictures of the other person that are on. */
export function picturesOf({ phase, received, other }: CallState): Pick<CallState['received'], 'camera' | 'screen'> {
  if (phase !== 'connected' && phase !== 'reconnecting') return {};
  return { camera: other?.camera ? received.camera : undefined, screen: other?.screen ? received.screen : undefined };
}
