import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { materialBytesMax, typeByName } from '@somo/contracts/rules/uploads';
import { outdate } from '../../lib/changes';
import { refusalOf } from '../../lib/problem';
import { tidyFileName } from '../../lib/tidy-file-name';
import { sendMaterial } from './send-material';

/** A file on its way to the lesson, or one that did not get there. */
export interface OnItsWay {
  key: number;
  name: string;
  bytes: number;
  /** How much has been sent, from 0 to 1. */
  share: number;
  isBroken: boolean;
  /** Why it was not added. */
  problem: string | null;
}

interface SendsMaterials {
  onTheirWay: OnItsWay[];
  send: (files: readonly File[]) => void;
  /** Stops a file, or forgets one that was not added. */
  drop: (key: number) => void;
}

/** Returns what sends files to a lesson, one after the other; leaving the page stops them. */
export function useSending(lessonId: string): SendsMaterials {
  const { t } = useTranslation('materials');
  const cache = useQueryClient();
  const [onTheirWay, setOnTheirWay] = useState<OnItsWay[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const count = useRef(0);
  useEffect(() => {
    const running = stops.current;
    return () => running.forEach((stop) => stop.abort());
  }, []);
  const change = (key: number, to: Partial<OnItsWay>) =>
    setOnTheirWay((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const forget = (key: number) => setOnTheirWay((all) => all.filter((one) => one.key !== key));

  async function run(key: number, name: string, file: File, { signal }: AbortController): Promise<void> {
    if (signal.aborted) return;
    const onProgress = (share: number) => change(key, { share });
    const onBreak = (isBroken: boolean) => change(key, { isBroken });
    try {
      await sendMaterial({ lessonId, name, file, signal, onProgress, onBreak });
      await outdate(cache, 'materials');
      forget(key);
    } catch (error) {
      if (!signal.aborted) change(key, { problem: refusalOf(error) ?? t('notAdded'), isBroken: false });
    } finally {
      stops.current.delete(key);
    }
  }

  function problemOf(name: string, bytes: number): string | null {
    if (typeByName(name) === undefined) return t('wrongType');
    if (bytes === 0) return t('empty');
    return bytes > materialBytesMax ? t('tooLarge') : null;
  }

  function send(files: readonly File[]): void {
    for (const file of files) {
      const key = (count.current += 1);
      const name = tidyFileName(file.name);
      const problem = problemOf(name, file.size);
      setOnTheirWay((all) => [...all, { key, name, bytes: file.size, share: 0, isBroken: false, problem }]);
      if (problem !== null) continue;
      const stop = new AbortController();
      stops.current.set(key, stop);
      line.current = line.current.then(() => run(key, name, file, stop));
    }
  }

  function drop(key: number): void {
    stops.current.get(key)?.abort();
    stops.current.delete(key);
    forget(key);
  }

  return { onTheirWay, send, drop };
}
