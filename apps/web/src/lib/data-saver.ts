// Whether this device uses less data: what its reader has chosen, otherwise what the browser asks for.
import { useSyncExternalStore } from 'react';
import { callsKey, deviceStore } from './storage';

const key = 'somo-data-saver';
const listeners = new Set<() => void>();

type Connection = EventTarget & { saveData?: boolean };

/** Returns what Chromium alone has; nothing where pages are rendered at build time. */
const connection = (): Connection | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator as { connection?: Connection }).connection;

interface CallChoices {
  saver?: unknown;
}

/** Takes over what versions without this setting stored when somebody chose to save data in lessons. */
function adoptOfLessons(): void {
  if (deviceStore.read(key) !== null) return;
  try {
    const { saver } = JSON.parse(deviceStore.read(callsKey) ?? '{}') as CallChoices;
    if (saver === true) deviceStore.write(key, 'on');
  } catch {
    // What cannot be read was no choice.
  }
}
adoptOfLessons();

/** How many times rarer questions that repeat are. */
const rarer = 3;

export const dataSaver = {
  isOn: (): boolean => {
    const chosen = deviceStore.read(key);
    return chosen === null ? dataSaver.isAskedFor() : chosen === 'on';
  },

  /** Returns whether the browser asks to save data. */
  isAskedFor: (): boolean => connection()?.saveData === true,

  /** Returns whether somebody has decided here, whatever the browser asks for. */
  isChosen: (): boolean => deviceStore.read(key) !== null,

  choose(isOn: boolean): void {
    deviceStore.write(key, isOn ? 'on' : 'off');
    listeners.forEach((listener) => listener());
  },
};

function follow(listener: () => void): () => void {
  const ofOtherTab = (event: StorageEvent) => event.key === key && listener();
  listeners.add(listener);
  window.addEventListener('storage', ofOtherTab);
  connection()?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', ofOtherTab);
    connection()?.removeEventListener('change', listener);
  };
}

/** Returns whether to use less data; false in a prerendered page and in the render that takes it over. */
export const useDataSaver = (): boolean => useSyncExternalStore(follow, dataSaver.isOn, () => false);

/** Returns after how many milliseconds to ask again, given after how many without the data saver; false stays false. */
export const pollEvery = (ms: number | false): number | false => (ms !== false && dataSaver.isOn() ? rarer * ms : ms);
