// The classroom of a lesson: who is in it, how their browsers find each other, and what each of them sends.
import type { Instant } from './time.js';

/** What a person sends, from the least to the most: text alone, voice, then voice and ever larger pictures. */
export const rungs = ['text', 'voice', 'tiny', 'small', 'normal', 'hd'] as const;
export type Rung = (typeof rungs)[number];

/** Half of a connection: whoever answers it completes it. */
export interface CallOffer {
  /** The connection that it belongs to. */
  session: string;
  sdp: string;
}

/** A page of one of the two people that is in the classroom. A person has at most one: the newest. */
export interface RoomPeer {
  userId: string;
  /** Chosen by the page; a reloaded page is a new peer. */
  peerId: string;
  joinedAt: Instant;
  /** Of a page that waits alone: for whoever comes next. */
  offer?: CallOffer;
}

/** What one of the two shows to both: a page of a PDF, or a picture, which is its only page. */
export interface Shown {
  materialId: string;
  /** From 1. @asType integer */
  page: number;
  /** 1: as large as fits. */
  zoom: number;
  /** The middle of what is seen, from 0 to 1 of the page. */
  x: number;
  y: number;
  /** Who shows it. */
  by: string;
}

export const timerMinutesMax = 60;

export interface RoomTimer {
  startedAt: Instant;
  endsAt: Instant;
  by: string;
}

/** What both pages in a room show alike. It stays when one of them is reloaded. */
export interface RoomShared {
  /** Grows with each change: an older one that arrives late is ignored. @asType integer */
  version: number;
  shown: Shown | null;
  /** Whose hand is raised. */
  hands: string[];
  timer: RoomTimer | null;
}

/** As `RTCPeerConnection` takes it. */
export interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

/** A classroom that can be entered now. */
export interface Classroom {
  lessonId: string;
  opensAt: Instant;
  closesAt: Instant;
  /** Credentials among them expire when the classroom closes. */
  iceServers: IceServer[];
  /** Who is in it, the first to join first. */
  peers: RoomPeer[];
  /** How often `peers` has changed: a push with a lower version is older. Missing from the answer of an older service. @asType integer */
  version?: number;
  shared: RoomShared;
}

/** The first eight characters of a lesson's id, for people to read out. It opens nothing: only the two people of the lesson can use it. */
export const classroomCodeLength = 8;

export const signalKinds = ['offer', 'answer', 'candidate', 'restart', 'rebuild'] as const;
export type SignalKind = (typeof signalKinds)[number];

/** Longer descriptions and candidates are refused; Chromium's are about 6,000 and 200 characters long. */
export const sdpMax = 20_000;
export const candidateMax = 1_000;

/** One step of how two browsers connect, passed on without being stored. */
export interface Signal {
  lessonId: string;
  from: string;
  to: string;
  /** The connection that it belongs to: each attempt has a new one. */
  session: string;
  kind: SignalKind;
  sdp?: string;
  candidate?: string;
  mid?: string;
}

/** What one person's page noticed of a lesson, summed up. */
export interface Attendance {
  userId: string;
  /** How often a page asked to enter. @asType integer */
  tries: number;
  /** How often a page entered. @asType integer */
  joins: number;
  firstJoinedAt: Instant | null;
  lastSeenAt: Instant | null;
  /** In the classroom. @asType integer */
  seconds: number;
  /** In the classroom with sound or picture from the other person. @asType integer */
  connectedSeconds: number;
  /** Sent and received, on average while connected; null if never. @asType integer */
  kbps: number | null;
  /** @asType integer */
  rttMs: number | null;
  /** Sound that had to be invented because it did not arrive. @asType integer */
  concealedPercent: number | null;
}

/** Student and teacher; nobody once it is deleted. */
export interface LessonAttendance {
  lessonId: string;
  people: Attendance[];
}

export interface Peer {
  lessonId: string;
  peerId: string;
}

/** What a page notices of its connection since its last report. */
export interface LineReport extends Peer {
  /** Since the last report. */
  seconds: number;
  /** Of these, with something arriving from the other person. */
  connectedSeconds: number;
  bytes: number;
  rttMs?: number;
  concealedPercent?: number;
  rung: Rung;
}
