// A person in a browser of their own, in the classroom, on a line of a given kind.
import { until } from './start-lesson.mjs';

/** What Chromium needs for calls without devices and without questions. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
];

/** Keeps every connection of the page, so that its figures can be read from outside. Runs in the page, before its own scripts. */
export const keepConnections = () => {
  const made = [];
  globalThis.somoConnections = made;
  const Native = globalThis.RTCPeerConnection;
  globalThis.RTCPeerConnection = class extends Native {
    constructor(...settings) {
      super(...settings);
      made.push(this);
    }
  };
};

/** Opens the lobby of the lesson as one person. */
export async function openClassroom(browser, { url, lesson }, person, { setUp, viewport = { width: 1280, height: 900 } } = {}) {
  const context = await browser.newContext({ permissions: ['camera', 'microphone'], viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(keepConnections);
  await setUp?.(page);
  await signIn(page, url, person);
  await page.goto(`${url}/classroom/${lesson.id}`);
  await page.getByRole('button', { name: 'Join Now' }).waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  return page;
}

/** Opens the conversation with `other` on the Messages page. */
export async function openMessages(browser, { url }, person, other) {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await signIn(page, url, person);
  await page.goto(`${url}/teacher/messages?with=${other.id}`);
  await page.getByPlaceholder('Type a message...').waitFor();
  return page;
}

async function signIn(page, url, { email, password }) {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(/dashboard/);
}

/**
 * Throttles everything the page sends and receives, calls included. Only connections that are made afterwards are affected. `latencyMs` and
 * `lossPercent` apply to each direction of this page.
 */
export async function throttle(page, { kbps, latencyMs = 50, lossPercent = 0, queue = 30 }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: latencyMs, downloadThroughput: (kbps * 1000) / 8, uploadThroughput: (kbps * 1000) / 8 },
    ...{ packetLoss: lossPercent, packetQueueLength: queue, packetReordering: false },
  });
  return session;
}

/** Returns what the current connection has sent, received and invented so far; `null` before there is one. */
export function readCall(page) {
  return page.evaluate(async () => {
    const connection = globalThis.somoConnections.findLast((each) => each.connectionState === 'connected');
    if (!connection) return null;
    const stats = [...(await connection.getStats()).values()];
    const of = (type, kind) => stats.filter((each) => each.type === type && (kind === undefined || each.kind === kind));
    const pair = stats.find(({ id }) => id === of('transport')[0]?.selectedCandidatePairId);
    const [audio] = of('inbound-rtp', 'audio');
    const pictures = of('inbound-rtp', 'video');
    return {
      bytes: (pair?.bytesSent ?? 0) + (pair?.bytesReceived ?? 0) + 28 * ((pair?.packetsSent ?? 0) + (pair?.packetsReceived ?? 0)),
      rttMs: Math.round(1000 * (pair?.currentRoundTripTime ?? 0)),
      available: Math.round((pair?.availableOutgoingBitrate ?? 0) / 1000),
      invented: (audio?.concealedSamples ?? 0) - (audio?.silentConcealedSamples ?? 0),
      samples: audio?.totalSamplesReceived ?? 0,
      audioPackets: audio?.packetsReceived ?? 0,
      energy: audio?.totalAudioEnergy ?? 0,
      frames: pictures.reduce((sum, each) => sum + (each.framesDecoded ?? 0), 0),
    };
  });
}

/** Waits until sound arrives; returns after how long. */
export async function untilSound(page, withinMs = 30_000) {
  const from = performance.now();
  const before = (await readCall(page))?.audioPackets ?? 0;
  await until(async () => {
    const call = await readCall(page);
    return call && call.audioPackets > before && call.samples > 0;
  }, withinMs);
  return performance.now() - from;
}
