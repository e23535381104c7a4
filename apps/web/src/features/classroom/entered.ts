// Which classroom this tab was in, so that a reloaded page goes straight back.
const key = 'somo-entered';

export const entered = {
  read(): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(lessonId: string | null): void {
    try {
      if (lessonId === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, lessonId);
    } catch {
      return;
    }
  },
};
