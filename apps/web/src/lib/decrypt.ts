export type Bytes = Uint8Array<ArrayBuffer>;

/** Each encryption begins with as many random bytes. */
export const ivBytes = 12;

/** Returns what was encrypted (AES-GCM), which its random bytes precede; null if it was under another key. */
export const decrypt = (both: Bytes, key: CryptoKey): Promise<Bytes | null> =>
  crypto.subtle.decrypt({ name: 'AES-GCM', iv: both.slice(0, ivBytes) }, key, both.slice(ivBytes)).then(
    (bytes) => new Uint8Array(bytes),
    () => null,
  );
