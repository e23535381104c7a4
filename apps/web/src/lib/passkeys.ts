// The browser's passkeys, in the terms of our API. Loaded when they are needed: most visits never do.
import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { PasskeyCreation, PasskeyRequest, PasskeyTransport } from '@somo/contracts/passkeys';
import { passkeyTransports } from '@somo/contracts/passkeys';
import type { PasskeySignature } from '@somo/contracts/routes/passkey-signature';
import type { AddPasskeyBody } from '@somo/contracts/routes/passkeys';
import { isPasskeyHost, PasskeyError } from './passkey-support';

/** Asks the device for a new passkey; rejects with a `PasskeyError`. */
export async function makePasskey({ ticket, options }: PasskeyCreation): Promise<Omit<AddPasskeyBody, 'name'>> {
  const { id, response } = await told(options.rp.id, () => startRegistration({ optionsJSON: options }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { ticket, credentialId: id, clientData: clientDataJSON, attestation: attestationObject, transports: transports.filter(isKnown) };
}

/** Asks the device for a signature; `inFields`: only offers it among what the browser fills in. Rejects with a `PasskeyError`. */
export async function signWithPasskey({ ticket, options }: PasskeyRequest, inFields = false): Promise<PasskeySignature> {
  const { id, response } = await told(options.rpId, () => startAuthentication({ optionsJSON: options, useBrowserAutofill: inFields }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { ticket, credentialId: id, clientData: clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) };
}

/** Ends what the browser was last asked for. */
export const endPasskey = (): void => WebAuthnAbortService.cancelCeremony();

const isKnown = (transport: string): transport is PasskeyTransport => passkeyTransports.some((one) => one === transport);

/** The browser's names for what went wrong (Web Authentication, sections 5.1.3 and 5.1.4). */
const faults = { NotAllowedError: 'unused', AbortError: 'unused', InvalidStateError: 'here' } as const;

async function told<T>(host: string, ask: () => Promise<T>): Promise<T> {
  if (!isPasskeyHost(host)) throw new PasskeyError('elsewhere', host);
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new PasskeyError(name in faults ? faults[name as keyof typeof faults] : 'failed', host, error);
  }
}
