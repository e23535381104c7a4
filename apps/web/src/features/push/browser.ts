import type { PushSubscriptionBody } from '@somo/contracts/routes/push';
import { registerWorker } from '../../lib/register-worker';
import { deviceStore } from '../../lib/storage';

// The subscription of this browser. It belongs to the browser and not to a person, so it is noted who has turned it on: whoever signs in next
// must not read their news.
const key = 'somo-push';

/** `no`: not with this browser; `home-screen`: an iPhone or iPad that could only do so from its home screen; `denied`: the browser's settings forbid it. */
type PushState = 'no' | 'home-screen' | 'denied' | 'off' | 'on';

const isApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Returns whether this browser shows a person's notifications. */
export async function pushState(userId: string): Promise<PushState> {
  if (!canPush()) return isApple() ? 'home-screen' : 'no';
  if (Notification.permission === 'denied') return 'denied';
  return deviceStore.read(key) === userId && (await subscription()) ? 'on' : 'off';
}

/** Asks the person, and returns the subscription; undefined if they refuse. Called only when they have just pressed a button. */
export async function subscribe(userId: string, publicKey: string): Promise<PushSubscriptionBody | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const body = await subscribed(publicKey);
  deviceStore.write(key, userId);
  return body;
}

/** Returns the subscription that a person has turned on in this browser, made anew if it was for another key; undefined if there is none. What somebody else has turned on ends. */
export async function resume(userId: string, publicKey: () => Promise<string>): Promise<PushSubscriptionBody | undefined> {
  const owner = deviceStore.read(key);
  if (owner === null || !canPush()) return undefined;
  if (owner !== userId) return void (await unsubscribe());
  return Notification.permission === 'granted' ? subscribed(await publicKey()) : undefined;
}

/** Ends the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  deviceStore.remove(key);
  await (await subscription())?.unsubscribe();
}

/** Returns the registration of a browser that has one. */
async function subscription(): Promise<PushSubscription | null> {
  return (await (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription()) ?? null;
}

async function subscribed(publicKey: string): Promise<PushSubscriptionBody> {
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(publicKey);
  const known = await pushManager.getSubscription();
  if (known && !isSame(known.options.applicationServerKey, applicationServerKey)) await known.unsubscribe();
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const isSame = (one: ArrayBuffer | null, other: Uint8Array) => one !== null && String(new Uint8Array(one)) === String(other);
