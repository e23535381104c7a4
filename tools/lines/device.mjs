// A device of its own: a network namespace with one address, which can change as when a phone leaves the Wi-Fi. Needs root and iproute2.
import { execFileSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ip = (...words) => execFileSync('ip', words, { stdio: ['ignore', 'ignore', 'pipe'] });

/** Two runs at once do not meet. */
const firstNumber = 64 + (process.pid % 128);

/** Makes a device in a network of its own; `gateway` is this machine's address there. */
export function makeDevice(n, folder, program) {
  const [name, near, far] = [`somo-${process.pid}-${n}`, `somo${n}a${process.pid % 10_000}`, `somo${n}b${process.pid % 10_000}`];
  const network = `10.${firstNumber}.${n}`;
  const gateway = `${network}.1`;
  let last = 2;
  const own = (...words) => ip('-n', name, ...words);
  const takeAddress = () => {
    own('addr', 'add', `${network}.${last}/24`, 'dev', far);
    own('route', 'replace', 'default', 'via', gateway);
  };
  ip('netns', 'add', name);
  try {
    ip('link', 'add', near, 'type', 'veth', 'peer', 'name', far);
    ip('link', 'set', far, 'netns', name);
    ip('addr', 'add', `${gateway}/24`, 'dev', near);
    ip('link', 'set', near, 'up');
    own('link', 'set', 'lo', 'up');
    own('link', 'set', far, 'up');
    takeAddress();
  } catch (error) {
    ip('netns', 'del', name);
    throw error;
  }
  const browser = join(folder, `chromium-${n}.sh`);
  writeFileSync(browser, `#!/bin/sh\nexec ip netns exec ${name} ${program} "$@"\n`);
  chmodSync(browser, 0o755);
  return {
    gateway,
    /** Starts the browser on this device. */
    browser,
    loseAddress: () => own('addr', 'del', `${network}.${last}/24`, 'dev', far),
    newAddress() {
      last = last === 250 ? 2 : last + 1;
      takeAddress();
    },
    /** Removes the interfaces too. */
    close: () => ip('netns', 'del', name),
  };
}
