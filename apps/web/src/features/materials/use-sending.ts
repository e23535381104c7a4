import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Material } from '@somo/contracts/materials';
import { pagesMax } from '@somo/contracts/rules/pages';
import { materialBytesMax, typeByName } from '@somo/contracts/rules/uploads';
import { outdate } from '../../lib/changes';
import { refusalOf } from '../../lib/problem';
import { download } from '../../lib/send-as-user';
import { spareLine } from '../../lib/spare-line';
import { tidyFileName } from '../../lib/tidy-file-name';
import { useAskBeforeUnload } from '../../lib/use-ask-before-unload';
import { NotDrawn } from './pdf/not-drawn';
import { untilDone } from './until-done';
import { sendMaterial } from './send-material';

/** A file on its way to the lesson, or one that did not get there. */
export interface OnItsWay {
  key: number;
  /** Once it has been added. */
  materialId?: string;
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

export interface SendsMaterials {
  onTheirWay: OnItsWay[];
  /** Returns the key of each. */
  send: (files: readonly File[]) => number[];
  /** Prepares the pages of a PDF that were not prepared when it was added. */
  prepare: (material: Material) => void;
  /** Stops a file, or forgets one that was not added. */
  drop: (key: number) => void;
}

/** Returns what sends files to a lesson, one after the other; leaving the page stops them. */
export function useSending(lessonId: string): SendsMaterials {
  const { t } = useTranslation('materials');
  const cache = useQueryClient();
  const [onTheirWay, setOnTheirWay] = useState<OnItsWay[]>([]);
  useAskBeforeUnload(onTheirWay.some(({ problem }) => problem === null));
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
      await draw(key, material, file, signal);
    } catch (error) {
      if (!signal.aborted) change(key, { problem: refusalOf(error) ?? t('notAdded'), isBroken: false });
    } finally {
      stops.current.delete(key);
    }
  }

  async function runAgain(key: number, material: Material, { signal }: AbortController): Promise<void> {
    if (signal.aborted) return;
    try {
      await spareLine.wait(signal);
      const ask = () => download('GET /api/files/:id', { params: { id: material.file.id }, query: { version: 'whole' }, signal });
      const { file } = await untilDone(ask, signal, (isBroken) => change(key, { isBroken }));
      await draw(key, material, new File([file], material.file.name), signal);
    } catch {
      if (!signal.aborted) change(key, { problem: t('notDrawn.stopped'), isBroken: false });
    } finally {
      stops.current.delete(key);
    }
  }

  async function draw(key: number, material: Material, file: File, signal: AbortSignal): Promise<void> {
    change(key, { materialId: material.id });
    const problem = await preparePages(key, material, file, signal);
    if (problem === null) forget(key);
    else change(key, { problem, isBroken: false });
  }

  /** Returns why a PDF that was added has no pages, or null. What was added stays, whatever happens. */
  async function preparePages(key: number, material: Material, file: File, signal: AbortSignal): Promise<string | null> {
    if (!hasPagesToDraw(material)) return null;
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

  /** Puts work on a file at the end of the line. */
  function enlist(one: Omit<OnItsWay, 'key' | 'share' | 'isBroken'>, work?: (key: number, stop: AbortController) => Promise<void>): number {
    const key = (count.current += 1);
    setOnTheirWay((all) => [...all, { ...one, key, share: 0, isBroken: false }]);
    if (!work) return key;
    const stop = new AbortController();
    stops.current.set(key, stop);
    line.current = line.current.then(() => work(key, stop));
    return key;
  }

  function prepare(material: Material): void {
    const { name, bytes } = material.file;
    setOnTheirWay((all) => all.filter(({ materialId }) => materialId !== material.id));
    const one = { name, bytes, materialId: material.id, preparing: { page: 0, of: 0 }, problem: null };
    enlist(one, (key, stop) => runAgain(key, material, stop));
  }

  function send(files: readonly File[]): number[] {
    return files.map((file) => {
      const name = tidyFileName(file.name);
      const problem = problemOf(name, file.size);
      const one = { name, bytes: file.size, preparing: null, problem };
      return enlist(one, problem === null ? (key, stop) => run(key, name, file, stop) : undefined);
    });
  }

  function drop(key: number): void {
    stops.current.get(key)?.abort();
    stops.current.delete(key);
    forget(key);
  }

  return { onTheirWay, send, prepare, drop };
}

/** Whether it is a PDF of which not all pages are there. */
export const hasPagesToDraw = ({ file, pages }: Material): boolean =>
  file.contentType === 'application/pdf' && (pages === null || pages.ready < pages.count);
const reasonOf = (error: unknown) => (error instanceof NotDrawn ? error.why : 'stopped');
