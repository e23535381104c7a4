// @ts-check
/**
 * Loaded before a process of the product (`node --import`). It knows every statement, message and queue entry by name and, while armed, kills the process
 * before or after the first one at which it has not died yet. The product knows nothing about it. Files in FAIL_AT_FOLDER: `<process>.arm` exists while
 * it is armed, `<process>.points` lists the points passed, `<process>.died` where it died.
 */
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';

/**
 * What the product does at that moment, named: `before book-lesson`, `after COMMIT of outbox-write`, `before publishing booking.created`.
 * @typedef {(point: string) => void} Pass
 */

/**
 * A method that is watched, whatever it takes and returns.
 * @typedef {(...args: any[]) => any} Method
 */

/** @typedef {{ query: Method, lastPoint?: string }} Statements */

const [, app, role] = /apps\/([a-z]+)\/dist\/(main|worker)\.js$/.exec(process.argv[1] ?? '') ?? [];
const folder = process.env.FAIL_AT_FOLDER;
// If given, only points whose name contains one of these.
const parts = (process.env.FAIL_AT_ONLY ?? '').split(',');
/** @param {string} point */
const wanted = (point) => parts.some((part) => point.includes(part));
// After this long, data handed to the kernel has left the process.
const sentMs = 20;

if (app && folder) {
  const own = join(folder, role === 'main' ? app : `${app}-worker`);
  /** @type {Set<string>} */
  const known = new Set();
  const died = new Set(existsSync(`${own}.died`) ? readFileSync(`${own}.died`, 'utf8').split('\n') : []);
  let armed = existsSync(`${own}.arm`);
  process.on('SIGUSR2', () => (armed = existsSync(`${own}.arm`)));

  /** @type {Pass} */
  const pass = (point) => {
    if (!known.has(point)) {
      known.add(point);
      appendFileSync(`${own}.points`, `${point}\n`);
    }
    if (!armed || died.has(point) || !wanted(point)) return;
    rmSync(`${own}.arm`, { force: true });
    appendFileSync(`${own}.died`, `${point}\n`);
    process.kill(process.pid, 'SIGKILL');
  };

  const require = createRequire(import.meta.url);
  watchStatements(require('pg').Client.prototype, pass);
  watchMessages(require('@nats-io/nats-core/internal').ProtocolHandler.prototype, pass);
  watchQueue(require('bullmq').Queue.prototype, pass);
}

/**
 * A statement's name; a COMMIT is named after the statement before it, which it makes durable.
 * @param {Statements} client
 * @param {string | { name?: string, text?: string } | undefined} query
 * @returns {string | undefined}
 */
function nameOf(client, query) {
  const { name, text = '' } = typeof query === 'string' ? { text: query } : (query ?? {});
  if (name) {
    client.lastPoint = name;
    return name;
  }
  if (/^(BEGIN|START TRANSACTION)/.test(text)) client.lastPoint = undefined;
  if (text === 'COMMIT') return `COMMIT of ${client.lastPoint ?? 'nothing named'}`;
  return undefined;
}

/**
 * @param {Statements} client
 * @param {Pass} pass
 */
function watchStatements(client, pass) {
  const query = client.query;
  client.query = /** @this {Statements} */ function (...args) {
    const name = nameOf(this, args[0]);
    if (!name) return query.apply(this, args);
    pass(`before ${name}`);
    const given = args.at(-1);
    if (typeof given === 'function') {
      args[args.length - 1] = (/** @type {unknown[]} */ ...answer) => {
        pass(`after ${name}`);
        given(...answer);
      };
      return query.apply(this, args);
    }
    const asked = query.apply(this, args);
    asked?.then?.(
      () => pass(`after ${name}`),
      () => undefined,
    );
    return asked;
  };
}

/**
 * @param {{ publish: Method }} protocol
 * @param {Pass} pass
 */
function watchMessages(protocol, pass) {
  const publish = protocol.publish;
  protocol.publish = /** @this {object} */ function (subject, ...rest) {
    const name = messageName(subject);
    if (!name) return publish.call(this, subject, ...rest);
    pass(`before ${name}`);
    const sent = publish.call(this, subject, ...rest);
    setTimeout(() => pass(`after ${name}`), sentMs);
    return sent;
  };
}

/**
 * @param {string} subject
 * @returns {string | undefined}
 */
function messageName(subject) {
  if (subject.startsWith('$JS.ACK.')) return 'acknowledging';
  if (subject.startsWith('_INBOX.')) return 'answering';
  if (subject.endsWith('.health') || subject.startsWith('$') || subject.startsWith('live.')) return undefined;
  return subject.startsWith('rpc.') ? `asking ${subject.slice(4)}` : `publishing ${subject}`;
}

/**
 * @param {{ add: Method, addBulk: Method }} queue
 * @param {Pass} pass
 */
function watchQueue(queue, pass) {
  for (const method of /** @type {const} */ (['add', 'addBulk'])) {
    const original = queue[method];
    queue[method] = /** @this {object} */ async function (...args) {
      pass(`before queueing`);
      const added = await original.apply(this, args);
      pass(`after queueing`);
      return added;
    };
  }
}
