import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { cpuOf } from './cpu.mjs';

/** Playwright reporter for the test tiers: the CPU time of each e2e file, browser and product included. */
export default class E2eReport {
  cost = new Map();
  before = cpuOf();

  onTestBegin({ location: { file } }) {
    this.add(file);
  }

  onTestEnd({ location: { file } }) {
    this.add(file);
  }

  /** The CPU time used since the last call. A browser or product that has exited since then takes its time with it. */
  add(file) {
    const now = cpuOf();
    const path = relative(process.cwd(), file);
    this.cost.set(path, (this.cost.get(path) ?? 0) + Math.max(0, now - this.before));
    this.before = now;
  }

  onEnd() {
    writeFileSync(process.env.E2E_REPORT, JSON.stringify([...this.cost].map(([path, cpuSeconds]) => ({ path, cpuSeconds }))));
  }

  printsToStdio() {
    return false;
  }
}
