import { createRequire } from 'node:module';
import { findProgram, isProgram } from './find-program.mjs';

const apps = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** The path of CHROMIUM_PATH, Debian's Chromium, Chrome, or Playwright's own, in this order. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isProgram(named) ? named : undefined;
  return (
    findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ??
    [...apps, playwrights()].find((path) => path && isProgram(path))
  );
}

function playwrights() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}
