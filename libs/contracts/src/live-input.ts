import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { candidateMax, rungs, sdpMax, signalKinds, type CallOffer, type Rung, type Signal, type SignalKind } from './classroom.js';
import type { LineReport, Peer } from './asks/classroom.js';
import type { Drawing } from './board.js';
import { drawingTextMax } from './rules/board.js';
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

/** All live messages an open page may send: name → the class that validates its input. Ephemeral, like pushes; each is acknowledged. */
export const liveInputs = {
  presence: PresenceInput,
  typing: TypingInput,
  'room.join': PeerInput,
  'room.leave': PeerInput,
  'room.offer': RoomOfferInput,
  'board.draw': DrawInput,
  'room.report': LineReportInput,
  signal: SignalInput,
};

export type LiveInputName = keyof typeof liveInputs;
export type LiveInput<K extends LiveInputName> = InstanceType<(typeof liveInputs)[K]>;
