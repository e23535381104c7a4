import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Material } from '@somo/contracts/materials';
import { pagesMax } from '@somo/contracts/rules/pages';
import { materialBytesMax, typeByName } from '@somo/contracts/rules/uploads';
import { outdate } from '../../lib/changes';
import { refusalOf } from '../../lib/problem';
import { tidyFileName } from '../../lib/tidy-file-name';
import { NotDrawn } from './pdf/not-drawn';
import { sendMaterial } from './send-material';

/** A file on its way to the lesson, or one that did not get there. */
export interface OnItsWay {
  key: number;
  name: string;
  bytes: number;
  /** How much has been sent, from 0 to 1. */
  share: number;
  isBroken: boolean;
  /** Which page of a PDF is being prepared; null before that. */
  preparing: { page: number; of: number } | null;
  /** Why it was not added, or has no pages. */
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
      const material = await sendMaterial({ lessonId, name, file, signal, onProgress, onBreak });
      await outdate(cache, 'materials');
      const problem = await preparePages(key, material, file, signal);
      if (problem === null) forget(key);
      else change(key, { problem, isBroken: false });
    } catch (error) {
      if (!signal.aborted) change(key, { problem: refusalOf(error) ?? t('notAdded'), isBroken: false });
    } finally {
      stops.current.delete(key);
    }
  }

  /** Returns why a PDF that was added has no pages, or null. What was added stays, whatever happens. */
  async function preparePages(key: number, material: Material, file: File, signal: AbortSignal): Promise<string | null> {
    if (material.file.contentType !== 'application/pdf' || isWhole(material)) return null;
    const onPage = (page: number, of: number) => change(key, { preparing: { page, of } });
    const onBreak = (isBroken: boolean) => change(key, { isBroken });
    onPage(0, 0);
    try {
      const { sendPages } = await import('./send-pages');
      await sendPages({ lessonId, material, file, signal, onPage, onBreak });
      return null;
    } catch (error) {
      if (signal.aborted) return null;
      return t(`notDrawn.${reasonOf(error)}`, { most: pagesMax });
    } finally {
      await outdate(cache, 'materials');
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
      setOnTheirWay((all) => [...all, { key, name, bytes: file.size, share: 0, isBroken: false, preparing: null, problem }]);
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

const isWhole = ({ pages }: Material) => pages !== null && pages.ready >= pages.count;
const reasonOf = (error: unknown) => (error instanceof NotDrawn ? error.why : 'stopped');
