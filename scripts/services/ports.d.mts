/** A port that no connection is given by chance before it is taken. With `inARow` the next ones are free too. */
export function freePort(inARow?: number): Promise<number>;
/** True once something listens there; false when `hasEnded` first, or after ten seconds. */
export function opens(port: number, hasEnded: () => boolean): Promise<boolean>;
