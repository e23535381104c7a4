import { createSocket, type Socket } from 'node:dgram';
import type { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { reachRelay } from './reach-relay.js';

describe('whether a TURN server answers', () => {
  let relay: Socket;
  let answersTo: (request: Buffer) => Buffer | undefined;
  const port = () => relay.address().port;
  beforeAll(async () => {
    relay = createSocket('udp4').bind(0, '127.0.0.1');
    await once(relay, 'listening');
    relay.on('message', (request, from) => {
      const answer = answersTo(request);
      if (answer) relay.send(answer, from.port, from.address);
    });
  });
  afterAll(() => void relay.close());

  it('over UDP, by the number of a STUN binding request', async () => {
    answersTo = (request) => Buffer.concat([Buffer.from([0x01, 0x01, 0, 0]), request.subarray(4)]);
    expect(await reachRelay(`turn:127.0.0.1:${port()}?transport=udp`)).toBe('127.0.0.1');
    answersTo = () => Buffer.alloc(20);
    await expect(reachRelay(`turn:127.0.0.1:${port()}`)).rejects.toThrow('127.0.0.1 does not answer');
  });

  it('not if its name is found out only when nobody waits any more', async () => {
    const host = 'turn.somo.example';
    let fail: (error: Error) => void = () => {};
    // The socket's own address is looked up, too.
    const lookUp = ((name: string, _options: object, found: (error: Error | null, ...at: unknown[]) => void) =>
      name === host ? (fail = found) : found(null, name, 4)) as unknown as typeof lookup;
    await expect(reachRelay(`turn:${host}`, lookUp)).rejects.toThrow('does not answer');
    fail(new Error('EAI_AGAIN'));
    // What is thrown meanwhile fails the test.
    await new Promise(setImmediate);
  });

  it.each(['turn:', 'turn:two hosts', 'stun:turn.somo.example', 'turn:turn.somo.example:x'])(
    'not if %j is no address of one',
    async (url) => {
      await expect(reachRelay(url)).rejects.toThrow('is not the address of a TURN server');
    },
  );

  it('over TCP, by a connection', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `turn:127.0.0.1:${(server.address() as AddressInfo).port}?transport=tcp`;
    expect(await reachRelay(url)).toBe('127.0.0.1');
    server.close();
    await once(server, 'close');
    await expect(reachRelay(url)).rejects.toThrow('ECONNREFUSED');
  });
});
