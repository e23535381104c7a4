// The messages by which a browser asks a TURN server for a relay address (RFC 8489, RFC 8656).
import { createHash, createHmac } from 'node:crypto';

const magic = 0x21_12_a4_42;
const headBytes = 20;
const integrityBytes = 24;

export const methods = { allocate: 0x0003, refresh: 0x0004 } as const;
const attributes = {
  username: 0x0006,
  integrity: 0x0008,
  errorCode: 0x0009,
  lifetime: 0x000d,
  realm: 0x0014,
  nonce: 0x0015,
  transport: 0x0019,
} as const;
type AttributeName = keyof typeof attributes;

export interface StunAnswer {
  isSuccess: boolean;
  /** Of an error, such as 401; undefined for a success. */
  error: number | undefined;
  realm: string;
  nonce: string;
}

/** UDP as the relayed transport. */
export const relayUdp = Buffer.from([17, 0, 0, 0]);
/** Gives an allocation back at once. */
export const noLifetime = Buffer.alloc(4);

/** Returns a request; with a key, it ends with a MESSAGE-INTEGRITY over what is before. */
export function encodeRequest(method: number, id: Buffer, values: Partial<Record<AttributeName, Buffer | string>>, key?: Buffer): Buffer {
  const body = Buffer.concat(
    Object.entries(values).map(([name, value]) => attribute(attributes[name as AttributeName], Buffer.from(value as Buffer))),
  );
  const head = (length: number) => {
    const bytes = Buffer.alloc(8);
    bytes.writeUInt16BE(method, 0);
    bytes.writeUInt16BE(length, 2);
    bytes.writeUInt32BE(magic, 4);
    return Buffer.concat([bytes, id]);
  };
  if (!key) return Buffer.concat([head(body.length), body]);
  // The length in the head already counts the integrity itself.
  const signed = Buffer.concat([head(body.length + integrityBytes), body]);
  return Buffer.concat([signed, attribute(attributes.integrity, createHmac('sha1', key).update(signed).digest())]);
}

function attribute(type: number, value: Buffer): Buffer {
  const padded = Buffer.alloc(4 + Math.ceil(value.length / 4) * 4);
  padded.writeUInt16BE(type, 0);
  padded.writeUInt16BE(value.length, 2);
  value.copy(padded, 4);
  return padded;
}

/** Returns the key of long-term credentials. */
export const longTermKey = (username: string, realm: string, password: string): Buffer =>
  createHash('md5').update(`${username}:${realm}:${password}`).digest();

/** Returns how many bytes a message of a stream has; undefined as long as its head is not all there. */
export const lengthOf = (bytes: Buffer): number | undefined => (bytes.length < headBytes ? undefined : headBytes + bytes.readUInt16BE(2));

/** Returns the answer to a request with this id; undefined for anything else. */
export function decodeAnswer(bytes: Buffer, method: number, id: Buffer): StunAnswer | undefined {
  const length = lengthOf(bytes);
  if (length === undefined || bytes.length < length || !bytes.subarray(8, headBytes).equals(id)) return undefined;
  const type = bytes.readUInt16BE(0);
  const isSuccess = type === (method | 0x0100);
  if (!isSuccess && type !== (method | 0x0110)) return undefined;
  const found = new Map<number, Buffer>();
  for (let at = headBytes; at + 4 <= length;) {
    const size = bytes.readUInt16BE(at + 2);
    found.set(bytes.readUInt16BE(at), bytes.subarray(at + 4, at + 4 + size));
    at += 4 + Math.ceil(size / 4) * 4;
  }
  const code = found.get(attributes.errorCode);
  return {
    isSuccess,
    error: code && code.length >= 4 ? (code[2] ?? 0) * 100 + (code[3] ?? 0) : undefined,
    realm: found.get(attributes.realm)?.toString() ?? '',
    nonce: found.get(attributes.nonce)?.toString() ?? '',
  };
}
