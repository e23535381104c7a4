// Passkeys (WebAuthn): what the browser's own API takes, in the JSON form of the standard.
import type { Instant } from './time.js';

export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type PasskeyTransport = (typeof passkeyTransports)[number];

/** COSE's numbers of the signatures that are accepted: Ed25519, ES256, RS256. */
export const passkeyAlgorithms = [-8, -7, -257] as const;

/** What a passkey can be the proof for, in place of password and code; what operators do is named as in the audit log. */
export const proofActs = [
  'add-passkey',
  'remove-passkey',
  'copy-own-data',
  'close-own-account',
  'change-password',
  'set-up-two-step',
  'turn-off-two-step',
  'change-payout-method',
  'suspend-user',
  'change-email',
  'request-export',
  'close-account',
  'add-operator',
  'change-roles',
  'remove-operator',
  'move-money',
] as const;
export type ProofAct = (typeof proofActs)[number];

export const passkeysMax = 10;
export const passkeyNameMax = 60;

/** A passkey of the caller. */
export interface Passkey {
  id: string;
  name: string;
  createdAt: Instant;
  lastUsedAt: Instant | null;
  /** It was refused once, because its counter had gone back: a copy of it may exist. */
  mayBeCopied: boolean;
}

export interface Passkeys {
  items: Passkey[];
  /** The host where passkeys work; null where Somo has a number for an address. */
  host: string | null;
}

export interface PasskeyDescriptor {
  type: 'public-key';
  /** In base64url. */
  id: string;
  transports: PasskeyTransport[];
}

/** What `navigator.credentials.create` takes as `publicKey`. */
export interface PasskeyCreationOptions {
  challenge: string;
  rp: { id: string; name: string };
  /** The id in base64url. */
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: PasskeyParameter[];
  /** In milliseconds. @asType integer */
  timeout: number;
  attestation: 'none';
  authenticatorSelection: { residentKey: 'required'; requireResidentKey: true; userVerification: 'required' };
  /** Those that the person has. */
  excludeCredentials: PasskeyDescriptor[];
}

export interface PasskeyParameter {
  type: 'public-key';
  /** @asType integer */
  alg: number;
}

/** What `navigator.credentials.get` takes as `publicKey`. */
export interface PasskeyRequestOptions {
  challenge: string;
  rpId: string;
  /** In milliseconds. @asType integer */
  timeout: number;
  userVerification: 'required';
  /** Those of the person who is known already; empty where the device may offer any. */
  allowCredentials: PasskeyDescriptor[];
}

/** A passkey can be made with these options until the ticket expires, after ten minutes. */
export interface PasskeyCreation {
  ticket: string;
  options: PasskeyCreationOptions;
}

/** A passkey can sign with these options, once, until the ticket expires: after ten minutes to sign in, after five as proof. */
export interface PasskeyRequest {
  ticket: string;
  options: PasskeyRequestOptions;
}
