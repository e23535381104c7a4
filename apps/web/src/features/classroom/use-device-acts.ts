import { useState } from 'react';
import { MediaError } from './call/media';

/** Returns what does something with a microphone, camera or screen, and what went wrong with the last of them. */
export function useDeviceActs() {
  const [problem, setProblem] = useState<MediaError | null>(null);
  const attempt = (act: Promise<void>): void =>
    void act.then(
      () => setProblem(null),
      (error: unknown) => {
        if (!(error instanceof MediaError)) throw error;
        setProblem(error);
      },
    );
  return { problem, attempt, dismiss: () => setProblem(null) };
}
