/** Encrypted content of web push (RFC 8188, RFC 8291). */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  export function decrypt(content: Buffer, keys: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string }): Buffer;
}
