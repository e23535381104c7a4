// What a person lets others see.
import type { PrivacySettings } from '@somo/contracts/privacy';

/** Returns the settings alone. */
export function privacyOf({ showRatings, shareAvailability }: PrivacySettings): PrivacySettings {
  return { showRatings, shareAvailability };
}

/** Returns the settings that are set. */
export function privacyChanges(changes: Partial<PrivacySettings>): Partial<PrivacySettings> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
