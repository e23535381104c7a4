// What the browser stores about a session: no secret, only that there is one. A change to it also notifies the other tabs.
import { isInstant, type Instant } from '@somo/contracts/time';
import { deviceStore, hasStorage } from './storage';

const key = 'somo-auth-token';

interface SessionMarker {
  userId: string;
  expiresAt: Instant;
}

/** Returns a string member of the stored JSON; null if the text is not what this module wrote. */
function memberOf(text: string | null, name: string): string | null {
  return text ? (new RegExp(`"${name}":"([^"]+)"`).exec(text)?.[1] ?? null) : null;
}

export const sessionMarker = {
  read(): SessionMarker | null {
    const [userId, expiresAt] = ['userId', 'expiresAt'].map((name) => memberOf(deviceStore.read(key), name));
    return userId && isInstant(expiresAt) ? { userId, expiresAt } : null;
  },
  /** Returns false if the browser blocks storage: then only the server knows whether there is a session. */
  isReadable: hasStorage,
  write(marker: SessionMarker): void {
    deviceStore.write(key, JSON.stringify(marker));
  },
  clear(): void {
    deviceStore.remove(key);
  },
  onChangeElsewhere(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
