import { AreEncryptionKeys, developmentKeys } from '@somo/platform/identity/encryption-keys';
import { EnvironmentSettings } from '@somo/platform/settings';
import { IsString } from 'class-validator';

export class CatalogConfig extends EnvironmentSettings {
  @IsString()
  NODE_ENV = 'development';

  /**
   * Encrypts the keys of the documents that teachers have checked: `new=<32 bytes in base64>,old=…`; the first key encrypts, all decrypt.
   * Production needs keys of its own.
   */
  @AreEncryptionKeys()
  VERIFICATION_KEYS = developmentKeys;
}
