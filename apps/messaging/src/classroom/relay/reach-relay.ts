import type { lookup } from 'node:dns';
import { RelayDialog } from './relay-dialog.js';
import { readRelayUrl } from './relay-url.js';
import { encodeRequest, longTermKey, methods, noLifetime, relayUdp } from './stun-message.js';

const unauthorized = 401;

export interface RelayCredentials {
  username: string;
  password: string;
}

/**
 * Resolves with the host once a TURN server has given these credentials a relay address, which is then given back. Rejects if it does not answer or
 * refuses, and for an address that is none.
 */
export async function reachRelay(url: string, { username, password }: RelayCredentials, lookUp?: typeof lookup): Promise<string> {
  const address = readRelayUrl(url);
  const { host } = address;
  const dialog = new RelayDialog(address, lookUp);
  try {
    // Without credentials first: the refusal names the realm and the nonce that they are for.
    const asked = await dialog.ask(methods.allocate, (id) => encodeRequest(methods.allocate, id, { transport: relayUdp }));
    if (asked.isSuccess) throw new Error(`${host} relays for anybody, without a password`);
    if (asked.error !== unauthorized) throw new Error(`${host} gives no relay address (error ${asked.error ?? 'unknown'})`);
    const { realm, nonce } = asked;
    const key = longTermKey(username, realm, password);
    const ask = (method: number, values: Parameters<typeof encodeRequest>[2]) =>
      dialog.ask(method, (id) => encodeRequest(method, id, { ...values, username, realm, nonce }, key));
    const given = await ask(methods.allocate, { transport: relayUdp });
    if (given.error === unauthorized) throw new Error(`${host} refuses credentials made with TURN_SECRET`);
    if (!given.isSuccess) throw new Error(`${host} gives no relay address (error ${given.error ?? 'unknown'})`);
    await ask(methods.refresh, { lifetime: noLifetime });
    return host;
  } finally {
    dialog.close();
  }
}
