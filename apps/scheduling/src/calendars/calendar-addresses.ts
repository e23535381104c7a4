import { Injectable } from '@nestjs/common';
import { decrypt, encrypt, isEncryptedWithFirstKey, readEncryptionKeys, type EncryptionKeys } from '@somo/platform/identity/encryption';
import { SchedulingConfig } from '../scheduling.config.js';

/** The address of a calendar is a secret: anyone who has it can read the calendar. It is stored encrypted, and never logged or answered. */
@Injectable()
export class CalendarAddresses {
  private readonly keys: EncryptionKeys;

  constructor(config: SchedulingConfig) {
    this.keys = readEncryptionKeys(config.CALENDAR_KEYS);
  }

  seal(calendarId: string, address: string): string {
    return encrypt(this.keys, calendarId, { address });
  }

  /** Returns the address; undefined if its key is no longer among ours. */
  open(calendarId: string, sealed: string): string | undefined {
    try {
      return decrypt<{ address: string }>(this.keys, calendarId, sealed).address;
    } catch {
      return undefined;
    }
  }

  /** Returns the address encrypted with the newest key. */
  renewed(calendarId: string, sealed: string): string {
    const address = isEncryptedWithFirstKey(this.keys, sealed) ? undefined : this.open(calendarId, sealed);
    return address === undefined ? sealed : this.seal(calendarId, address);
  }
}
