import { Injectable } from '@nestjs/common';
import { decrypt, encrypt, isEncryptedWithFirstKey, readEncryptionKeys, type EncryptionKeys } from '@somo/platform/identity/encryption';
import { newDataKey } from '@somo/platform/storage/sealed-file';
import { CatalogConfig } from '../catalog.config.js';

/** Every document has a key of its own, which is stored encrypted: without it, and without VERIFICATION_KEYS, its bytes mean nothing. */
@Injectable()
export class DocumentKeys {
  private readonly keys: EncryptionKeys;

  constructor(config: CatalogConfig) {
    this.keys = readEncryptionKeys(config.VERIFICATION_KEYS);
  }

  /** Returns a new key, encrypted for one document. */
  create(documentId: string): string {
    return encrypt(this.keys, documentId, { dataKey: newDataKey().toString('base64') });
  }

  /** Returns the key of a document in base64. */
  open(documentId: string, sealed: string): string {
    return decrypt<{ dataKey: string }>(this.keys, documentId, sealed).dataKey;
  }

  /** Returns the same key, encrypted with the newest of VERIFICATION_KEYS; undefined if it is already. */
  renewed(documentId: string, sealed: string): string | undefined {
    return isEncryptedWithFirstKey(this.keys, sealed)
      ? undefined
      : encrypt(this.keys, documentId, { dataKey: this.open(documentId, sealed) });
  }

  /** The name of the newest of VERIFICATION_KEYS. */
  get newest(): string {
    return [...this.keys.keys()][0] ?? '';
  }
}
