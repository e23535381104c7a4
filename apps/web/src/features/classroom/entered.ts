// Which classroom this tab was in, and whether the board was open, so that a reloaded page goes straight back.
import { tabStore } from '../../lib/storage';

const key = 'somo-entered';
const withBoard = ' board';

export const entered = {
  read: (): string | null => tabStore.read(key)?.split(' ')[0] ?? null,
  hasBoard: (lessonId: string): boolean => tabStore.read(key) === lessonId + withBoard,
  write: (lessonId: string | null, hasBoard = false): void =>
    lessonId === null ? tabStore.remove(key) : void tabStore.write(key, hasBoard ? lessonId + withBoard : lessonId),
};
