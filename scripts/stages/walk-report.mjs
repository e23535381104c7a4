import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { cpuOf } from './cpu.mjs';

/** Playwright's reporter of the rings: what each file of walks has cost, browser and product included. */
export default class WalkReport {
  cost = new Map();
  before = cpuOf();

  onTestBegin({ location: { file } }) {
    this.add(file);
  }

  onTestEnd({ location: { file } }) {
    this.add(file);
  }

  /** What was used since the last time; less than then where a browser or a product has gone in between. */
  add(file) {
    const now = cpuOf();
    const path = relative(process.cwd(), file);
    this.cost.set(path, (this.cost.get(path) ?? 0) + Math.max(0, now - this.before));
    this.before = now;
  }

  onEnd() {
    writeFileSync(process.env.WALK_REPORT, JSON.stringify([...this.cost].map(([path, cpuSeconds]) => ({ path, cpuSeconds }))));
  }

  printsToStdio() {
    return false;
  }
}
