/** What the gateway and auth need to know of a provider, under the names of their settings. */
export type ProviderSettings = Record<'GOOGLE_ISSUER' | 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET', string>;
