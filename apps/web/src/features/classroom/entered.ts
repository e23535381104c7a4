// Which classroom this tab was in, whether the board was open and whether it saved data, so that a reloaded page goes straight back.
import { tabStore } from '../../lib/storage';

const key = 'somo-entered';

interface Entered {
  board: boolean;
  saver: boolean;
}

function read(): [lessonId: string | null, ...marks: string[]] {
  const [lessonId, ...marks] = tabStore.read(key)?.split(' ') ?? [];
  return [lessonId ?? null, ...marks];
}

function marksOf(lessonId: string): string[] | null {
  const [known, ...marks] = read();
  return known === lessonId ? marks : null;
}

export const entered = {
  read: (): string | null => read()[0],
  hasBoard: (lessonId: string): boolean => marksOf(lessonId)?.includes('board') ?? false,
  /** Returns null where this tab was not in the classroom of the lesson, or entered it in a version that did not say. */
  savesData(lessonId: string): boolean | null {
    const mark = marksOf(lessonId)?.find((each) => each === 'saver' || each === 'no-saver');
    return mark === undefined ? null : mark === 'saver';
  },
  write: (lessonId: string, { board, saver }: Entered): void =>
    void tabStore.write(key, [lessonId, board && 'board', saver ? 'saver' : 'no-saver'].filter(Boolean).join(' ')),
  forget: (): void => tabStore.remove(key),
};
