/** Keeps ports that are assigned in another way from being given away. */
export function reservePorts(first: number, count?: number): void;
/** A port that no connection is given by chance before it is taken, and never the same one twice. With `inARow` the next ones are free too. */
export function freePort(inARow?: number, random?: () => number): Promise<number>;
/** Returns the metrics port of each of `count` processes: METRICS_PORT and those after it, none for 0, and free ones if it is not set. */
export function metricsPorts(given: string | undefined, count: number): Promise<number[]>;
/** True once something listens there; false when `hasEnded` first, or after ten seconds. */
export function opens(port: number, hasEnded: () => boolean): Promise<boolean>;
