import { spawn } from 'node:child_process';
import { checkout } from './checkout.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a program to its end. `show` lets the person see what it prints; else it is kept and handed back. */
export function command(program, args, { env = {}, show = false } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd: checkout,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32' && !program.endsWith('.exe'),
    });
    let output = '';
    child.stdout?.on('data', (part) => (output += part));
    child.stderr?.on('data', (part) => (output += part));
    // A program left behind would go on writing where the next start writes.
    const endBoth = () => {
      child.kill();
      process.exit(130);
    };
    for (const signal of signals) process.on(signal, endBoth);
    child.once('error', fail);
    child.once('close', (code) => {
      for (const signal of signals) process.off(signal, endBoth);
      done({ code: code ?? 1, output });
    });
  });
}

/** A program of node_modules, run by this very Node. */
export function tool(path, args, options) {
  return command(process.execPath, [`node_modules/${path}`, ...args], options);
}
