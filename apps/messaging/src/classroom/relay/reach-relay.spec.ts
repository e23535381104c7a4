import { createSocket, type Socket } from 'node:dgram';
import type { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { reachRelay } from './reach-relay.js';
import { decodeAnswer, encodeRequest, longTermKey, methods } from './stun-message.js';

const credentials = { username: '1900000001:check', password: 'c2lnbmVk' };
const [realm, nonce] = ['somo.example', 'a-nonce'];
const typeOf = (message: Buffer) => message.readUInt16BE(0);
const idOf = (message: Buffer) => message.subarray(8, 20);

/** Returns a message of this type with these attributes, already encoded. */
const answer = (request: Buffer, type: number, ...attributes: [number, Buffer][]): Buffer => {
  const body = Buffer.concat(
    attributes.map(([name, value]) => {
      const bytes = Buffer.alloc(4 + Math.ceil(value.length / 4) * 4);
      bytes.writeUInt16BE(name, 0);
      bytes.writeUInt16BE(value.length, 2);
      value.copy(bytes, 4);
      return bytes;
    }),
  );
  const head = Buffer.from(request.subarray(0, 20));
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
};
const refusal = (request: Buffer, code: number) =>
  answer(
    request,
    typeOf(request) | 0x0110,
    [0x0009, Buffer.from([0, 0, Math.floor(code / 100), code % 100])],
    [0x0014, Buffer.from(realm)],
    [0x0015, Buffer.from(nonce)],
  );

/** A TURN server as far as credentials go. */
function turn(request: Buffer): Buffer {
  const key = longTermKey(credentials.username, realm, credentials.password);
  const values = { transport: Buffer.from([17, 0, 0, 0]), username: credentials.username, realm, nonce };
  const isSigned = request.equals(encodeRequest(methods.allocate, idOf(request), values, key));
  if (typeOf(request) === methods.allocate && !isSigned) return refusal(request, 401);
  return answer(request, typeOf(request) | 0x0100);
}

describe('whether a TURN server relays', () => {
  let relay: Socket;
  let answersTo: (request: Buffer) => Buffer;
  const heard: number[] = [];
  const url = () => `turn:127.0.0.1:${relay.address().port}?transport=udp`;
  beforeAll(async () => {
    relay = createSocket('udp4').bind(0, '127.0.0.1');
    await once(relay, 'listening');
    relay.on('message', (request, from) => {
      heard.push(typeOf(request));
      relay.send(answersTo(request), from.port, from.address);
    });
  });
  afterAll(() => void relay.close());

  it('it does if it gives a relay address to the credentials, which is given back', async () => {
    answersTo = turn;
    expect(await reachRelay(url(), credentials)).toBe('127.0.0.1');
    expect(heard).toEqual([methods.allocate, methods.allocate, methods.refresh]);
  });

  it('says what is wrong: another secret, no address left, no password needed, no answer', async () => {
    await expect(reachRelay(url(), { ...credentials, password: 'other' })).rejects.toThrow('refuses credentials made with TURN_SECRET');
    let asked = 0;
    answersTo = (request) => refusal(request, (asked += 1) === 1 ? 401 : 486);
    await expect(reachRelay(url(), credentials)).rejects.toThrow('gives no relay address (error 486)');
    answersTo = (request) => answer(request, typeOf(request) | 0x0100);
    await expect(reachRelay(url(), credentials)).rejects.toThrow('relays for anybody');
    answersTo = () => Buffer.alloc(20);
    await expect(reachRelay(url(), credentials)).rejects.toThrow('127.0.0.1 does not answer');
  });

  it('not if its name is found out only when nobody waits any more', async () => {
    const host = 'turn.somo.example';
    let fail: (error: Error) => void = () => {};
    // The socket's own address is looked up, too.
    const lookUp = ((name: string, _options: object, found: (error: Error | null, ...at: unknown[]) => void) =>
      name === host ? (fail = found) : found(null, name, 4)) as unknown as typeof lookup;
    await expect(reachRelay(`turn:${host}`, credentials, lookUp)).rejects.toThrow('does not answer');
    fail(new Error('EAI_AGAIN'));
    // What is thrown meanwhile fails the test.
    await new Promise(setImmediate);
  });

  it.each(['turn:', 'turn:two hosts', 'stun:turn.somo.example', 'turn:turn.somo.example:x'])(
    'not if %j is no address of one',
    async (address) => {
      await expect(reachRelay(address, credentials)).rejects.toThrow('is not the address of a TURN server');
    },
  );

  it('over TCP, where messages come in pieces', async () => {
    const server = createServer((socket) =>
      socket.on('data', (request: Buffer) => {
        const bytes = turn(request);
        socket.write(bytes.subarray(0, 7));
        setImmediate(() => socket.write(bytes.subarray(7)));
      }),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const overTcp = `turn:127.0.0.1:${(server.address() as AddressInfo).port}?transport=tcp`;
    expect(await reachRelay(overTcp, credentials)).toBe('127.0.0.1');
    server.close();
    await once(server, 'close');
    await expect(reachRelay(overTcp, credentials)).rejects.toThrow('ECONNREFUSED');
  });

  it('takes nothing for its answer but a whole message to the same request', () => {
    const id = Buffer.alloc(12, 1);
    const request = encodeRequest(methods.allocate, id, {});
    const good = answer(request, 0x0103);
    expect(decodeAnswer(good, methods.allocate, id)).toMatchObject({ isSuccess: true });
    expect(decodeAnswer(good, methods.allocate, Buffer.alloc(12, 2))).toBeUndefined();
    expect(decodeAnswer(good.subarray(0, 19), methods.allocate, id)).toBeUndefined();
    expect(decodeAnswer(request, methods.allocate, id)).toBeUndefined();
  });
});
