import { IsIn } from 'class-validator';

export class PresenceInput {
  @IsIn(['online', 'away'])
  presence!: 'online' | 'away';
}

/** All live messages an open page may send: name → the class that validates its input. Ephemeral, like pushes; each is acknowledged. */
export const liveInputs = { presence: PresenceInput };

export type LiveInputName = keyof typeof liveInputs;
export type LiveInput<K extends LiveInputName> = InstanceType<(typeof liveInputs)[K]>;
