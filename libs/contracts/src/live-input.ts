import { IsIn } from 'class-validator';

export class PresenceInput {
  @IsIn(['online', 'away'])
  presence!: 'online' | 'away';
}

/** THE list of live messages, which an open page may send: name → the class that checks its input. Throw-away, like pushes; each is acknowledged. */
export const liveInputs = { presence: PresenceInput };

export type LiveInputName = keyof typeof liveInputs;
export type LiveInput<K extends LiveInputName> = InstanceType<(typeof liveInputs)[K]>;
