// Which classroom this tab was in, so that a reloaded page goes straight back.
import { tabStore } from '../../lib/storage';

const key = 'somo-entered';

export const entered = {
  read: (): string | null => tabStore.read(key),
  write: (lessonId: string | null): void => (lessonId === null ? tabStore.remove(key) : void tabStore.write(key, lessonId)),
};
