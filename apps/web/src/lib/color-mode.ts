import { useSyncExternalStore } from 'react';
import { deviceStore } from './storage';

export type ColorMode = 'light' | 'dark' | 'system';

const key = 'somo-color-mode';
const listeners = new Set<() => void>();
const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function chosen(): ColorMode {
  const text = deviceStore.read(key);
  return text === 'light' || text === 'dark' ? text : 'system';
}

function apply(): void {
  const mode = chosen();
  const dark = mode === 'dark' || (mode === 'system' && prefersDark().matches);
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('light', !dark);
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
}

export function setColorMode(mode: ColorMode): void {
  if (mode === 'system') deviceStore.remove(key);
  else deviceStore.write(key, mode);
  apply();
  listeners.forEach((listener) => listener());
}

/** Follows the system's color mode while the user has chosen neither; returns a function that stops it. */
export function followSystem(): () => void {
  const query = prefersDark();
  query.addEventListener('change', apply);
  return () => query.removeEventListener('change', apply);
}

export function useColorMode(): ColorMode {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    chosen,
    () => 'system',
  );
}
