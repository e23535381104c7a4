import { setTimeout as sleep } from 'node:timers/promises';

/** Between the second and the third try of the page, which then waits longest. */
const socketMs = 4_000;
const silenceMs = 20_000;
const addressMs = 1_000;

/**
 * What breaks: `act` breaks it for one person and repairs it, and returns when it cut and when the connection was back (epoch milliseconds).
 * `mostMs`: within which sound must be back. `cutsSound`: a break that silences no one proves nothing.
 */
export const kinds = {
  reload: {
    what: 'page reloaded, with loading it',
    mostMs: 5_000,
    cutsSound: false,
    act: async ({ page }) => {
      const cut = Date.now();
      await page.reload({ waitUntil: 'commit' });
      return { cut, back: cut };
    },
  },
  socket: {
    what: 'every connection to the product lost for four seconds',
    mostMs: 5_000,
    cutsSound: false,
    act: async ({ wire }) => {
      const cut = Date.now();
      wire.cut();
      await sleep(socketMs);
      wire.mend();
      return { cut, back: Date.now() };
    },
  },
  silence: {
    what: 'relay stopped for 20 seconds (SIGSTOP, SIGCONT)',
    mostMs: 5_000,
    cutsSound: true,
    act: async (_person, relay) => {
      const cut = Date.now();
      relay.pause();
      await sleep(silenceMs);
      relay.goOn();
      return { cut, back: Date.now() };
    },
  },
  turn: {
    what: 'relay killed and started again',
    mostMs: 10_000,
    cutsSound: true,
    act: async (_person, relay) => {
      const cut = Date.now();
      await relay.kill();
      await relay.start();
      return { cut, back: Date.now() };
    },
  },
  address: {
    what: 'another address, a second after the old one is gone',
    mostMs: 10_000,
    cutsSound: true,
    act: async ({ device }) => {
      const cut = Date.now();
      device.loseAddress();
      await sleep(addressMs);
      device.newAddress();
      return { cut, back: Date.now() };
    },
  },
};
