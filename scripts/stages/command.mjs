import { spawn } from 'node:child_process';
import { checkout } from './checkout.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a program to its end and returns its exit code and output. With `show`, the output goes to the terminal instead. */
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
    // An orphaned program would keep writing where the next start writes.
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

/** Runs a program from node_modules with this Node. */
export function tool(path, args, options) {
  return command(process.execPath, [`node_modules/${path}`, ...args], options);
}
