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
    let failed: () => void = () => {};
    const late = new Promise<void>((resolve) => (failed = resolve));
    const lookUp = ((_host: string, _options: object, found: (error: Error) => void) =>
      setTimeout(() => (found(new Error('EAI_AGAIN')), setImmediate(failed)), 1_600)) as unknown as typeof lookup;
    await expect(reachRelay('turn:turn.somo.example', lookUp)).rejects.toThrow('does not answer');
    await late;
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
