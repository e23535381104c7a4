import { spawn } from 'node:child_process';
import { checkout } from './checkout.mjs';

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
    child.once('error', fail);
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** A program of node_modules, run by this very Node. */
export function tool(path, args, options) {
  return command(process.execPath, [`node_modules/${path}`, ...args], options);
}
