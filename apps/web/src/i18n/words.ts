import type { ResourceKey } from 'i18next';

/** The texts of one area in one language. */
export type Words = Exclude<ResourceKey, string>;
