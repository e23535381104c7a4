import type { Proof } from './claim.js';

/** Returns the proof that a test is. */
export const proofBy = (spec: string, title: string): Proof => ({ test: spec, title });
