import type { Privacy } from '../privacy.js';

/** What a person lets others see; the state with the highest version is the current one. */
export interface PrivacyState extends Privacy {
  userId: string;
  /** @asType integer */
  version: number;
}
