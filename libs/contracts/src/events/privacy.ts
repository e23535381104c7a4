import type { PrivacySettings } from '../privacy.js';

/** What a person lets others see; the state with the highest version is the current one. */
export interface PrivacyState extends PrivacySettings {
  userId: string;
  /** @asType integer */
  version: number;
}
