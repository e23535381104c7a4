import { IsBoolean, IsIn, IsInt, IsNumber, IsOptional, Max, Min } from 'class-validator';
import {
  candidateMax,
  rungs,
  sdpMax,
  signalKinds,
  timerMinutesMax,
  type CallOffer,
  type LineReport,
  type Peer,
  type Rung,
  type Signal,
  type SignalKind,
} from './classroom.js';
import type { Drawing } from './board.js';
import { drawingTextMax } from './rules/board.js';
import { pagesMax, zoomMax } from './rules/pages.js';
import { IsId, IsText } from './rules/text.js';

export class PresenceInput {
  @IsIn(['online', 'away'])
  presence!: 'online' | 'away';
}

/** Somebody types a message to this person. */
export class TypingInput {
  @IsId()
  to!: string;
}

export class PeerInput implements Peer {
  @IsId()
  lessonId!: string;

  @IsId()
  peerId!: string;
}

export class RoomOfferInput extends PeerInput implements CallOffer {
  @IsId()
  session!: string;

  @IsText({ max: sdpMax })
  sdp!: string;
}

export class SignalInput implements Signal {
  @IsId()
  lessonId!: string;

  @IsId()
  from!: string;

  @IsId()
  to!: string;

  @IsId()
  session!: string;

  @IsIn([...signalKinds])
  kind!: SignalKind;

  @IsOptional()
  @IsText({ max: sdpMax })
  sdp?: string;

  /** Empty: there are no more. */
  @IsOptional()
  @IsText({ max: candidateMax, blank: true })
  candidate?: string;

  @IsOptional()
  @IsText({ max: 16, blank: true })
  mid?: string;
}

export class DrawInput implements Drawing {
  @IsId()
  lessonId!: string;

  @IsText({ max: drawingTextMax })
  update!: string;
}

export class LineReportInput extends PeerInput implements LineReport {
  @IsInt()
  @Min(0)
  @Max(60)
  seconds!: number;

  @IsInt()
  @Min(0)
  @Max(60)
  connectedSeconds!: number;

  @IsInt()
  @Min(0)
  @Max(1_000_000_000)
  bytes!: number;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(600_000)
  rttMs?: number;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(100)
  concealedPercent?: number;

  @IsIn([...rungs])
  rung!: Rung;
}

/** Shows a page of a material to both, and where on it they look; none: nothing any more. */
export class ShowInput {
  @IsId()
  lessonId!: string;

  @IsOptional()
  @IsId()
  materialId?: string;

  @IsInt()
  @Min(1)
  @Max(pagesMax)
  page!: number;

  @IsNumber()
  @Min(1)
  @Max(zoomMax)
  zoom!: number;

  @IsNumber()
  @Min(0)
  @Max(1)
  x!: number;

  @IsNumber()
  @Min(0)
  @Max(1)
  y!: number;
}

/** Raises one's own hand, or lowers that of either person. */
export class HandInput {
  @IsId()
  lessonId!: string;

  @IsId()
  userId!: string;

  @IsBoolean()
  raised!: boolean;
}

/** Starts a timer for both; 0: stops it. */
export class TimerInput {
  @IsId()
  lessonId!: string;

  @IsInt()
  @Min(0)
  @Max(timerMinutesMax)
  minutes!: number;
}

/** All live messages an open page may send: name → the class that validates its input. Ephemeral, like pushes; each is acknowledged. */
export const liveInputs = {
  presence: PresenceInput,
  typing: TypingInput,
  'room.join': PeerInput,
  'room.leave': PeerInput,
  'room.offer': RoomOfferInput,
  'board.draw': DrawInput,
  'room.report': LineReportInput,
  'room.show': ShowInput,
  'room.hand': HandInput,
  'room.timer': TimerInput,
  signal: SignalInput,
};

export type LiveInputName = keyof typeof liveInputs;
export type LiveInput<K extends LiveInputName> = InstanceType<(typeof liveInputs)[K]>;
