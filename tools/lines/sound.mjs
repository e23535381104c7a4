// When sound arrives, as the page itself counts it, and how long a break silences it.
import { setTimeout as sleep } from 'node:timers/promises';

/** The fake microphone beeps twice a second; a pause that is longer than this is silence. */
const gapMs = 1_200;
/** Sound is back once it has gone on for this long. */
const steadyMs = 3_000;

/** Notes every moment at which packets have arrived and the decoded sound had energy. Runs in the page. */
export const noteSound = () => {
  const heard = [];
  globalThis.somoHeard = heard;
  const known = new WeakMap();
  setInterval(() => {
    for (const connection of globalThis.somoConnections ?? []) if (connection.connectionState !== 'closed') void look(connection);
  }, 100);
  async function look(connection) {
    for (const stat of (await connection.getStats()).values()) {
      if (stat.type !== 'inbound-rtp' || stat.kind !== 'audio') continue;
      const before = known.get(connection) ?? { packetsReceived: 0, totalAudioEnergy: 0 };
      if (stat.packetsReceived < before.packetsReceived) known.delete(connection);
      if (stat.packetsReceived > before.packetsReceived && stat.totalAudioEnergy > before.totalAudioEnergy) {
        heard.push(Date.now());
        known.set(connection, stat);
      }
    }
  }
};

/** Makes every connection of the page use the relay and nothing else. Runs in the page. */
export const relayOnly = () => {
  const Native = globalThis.RTCPeerConnection;
  globalThis.RTCPeerConnection = class extends Native {
    constructor(settings, ...rest) {
      super({ ...settings, iceTransportPolicy: 'relay' }, ...rest);
    }
  };
};

const heardBy = (page, since) => page.evaluate((from) => (globalThis.somoHeard ?? []).filter((at) => at >= from), since).catch(() => []);

/** Waits until this page hears the other one steadily. Returns after how long since `back`, and the longest silence since `cut`; null if it never does. */
export async function untilSteady(page, { cut, back }, withinMs = 60_000) {
  for (const before = await heardBy(page, cut); Date.now() - back < withinMs; await sleep(100)) {
    const later = await heardBy(page, cut);
    // A page that was reloaded has forgotten what it heard before.
    const heard = [...new Set([...before, ...later])].sort((a, b) => a - b);
    const from = heard.findIndex((at, n) => at >= back && isSteady(heard, n));
    if (from >= 0)
      return { afterMs: heard[from] - back, silentMs: longestGap([cut, ...heard.slice(0, from + 1).filter((at) => at > cut)]) };
  }
  return null;
}

function isSteady(heard, from) {
  for (let n = from + 1; n < heard.length; n++) {
    if (heard[n] - heard[n - 1] > gapMs) return false;
    if (heard[n] - heard[from] >= steadyMs) return true;
  }
  return false;
}

const longestGap = (times) => Math.max(0, ...times.map((at, n) => (n === 0 ? 0 : at - times[n - 1])));
