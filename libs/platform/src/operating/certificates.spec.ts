import { generateKeyPairSync } from 'node:crypto';
import { createServer as plainServer, type AddressInfo, type Server } from 'node:net';
import { createServer, TLSSocket } from 'node:tls';
import { FixedClock } from '@somo/testing/fixed-clock';
import { selfSigned } from '@somo/testing/self-signed';
import { Certificates, endpointOf } from './certificates.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const end = '2040-02-01T00:00:00.000Z';
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pair = {
  key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }),
  cert: selfSigned(keys, Date.parse('2020-01-01T00:00:00Z'), Date.parse(end)),
};

describe('PERM-05 what operators see of certificates', () => {
  const servers: Server[] = [];
  const listen = async (server: Server): Promise<number> => {
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return (server.address() as AddressInfo).port;
  };
  afterEach(() => servers.splice(0).forEach((server) => server.close()));
  const at = (port: number) => ({ use: 'mail' as const, host: '127.0.0.1', port });

  it('is when one ends, also of one that programs refuse, and it is read once in five minutes', async () => {
    let connections = 0;
    const server = createServer(pair);
    const port = await listen(server.on('connection', () => (connections += 1)));
    const clock = new FixedClock(now);
    const certificates = new Certificates(clock);
    const [found] = await certificates.read([at(port)]);
    expect(found).toEqual({ use: 'mail', host: `127.0.0.1:${port}`, expiresAt: end, problem: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    clock.advance(4 * 60_000);
    await certificates.read([at(port)]);
    expect(connections).toBe(1);
    clock.advance(2 * 60_000);
    await certificates.read([at(port)]);
    expect(connections).toBe(2);
  });

  it('is that of a mail server that begins in the clear, or that it offers no TLS', async () => {
    let offers = ['250-mail.example', '250 STARTTLS'];
    const port = await listen(
      plainServer((socket) => {
        socket.write('220 mail.example\r\n');
        socket.on('error', () => {});
        socket.on('data', (line: Buffer) => {
          if (line.toString().startsWith('EHLO')) return socket.write(`${offers.join('\r\n')}\r\n`);
          socket.removeAllListeners('data');
          socket.write('220 go on\r\n');
          return new TLSSocket(socket, { isServer: true, ...pair }).on('error', () => {});
        });
      }),
    );
    const read = async () => (await new Certificates(new FixedClock(now)).read([{ ...at(port), startsPlain: 'smtp' }]))[0];
    expect(await read()).toMatchObject({ expiresAt: end, problem: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    offers = ['250 mail.example'];
    expect(await read()).toMatchObject({ expiresAt: null, problem: 'the mail server offers no TLS' });
  });

  it('is that it cannot be reached, which is tried again half a minute later', async () => {
    const server = createServer(pair);
    const port = await listen(server);
    server.close();
    const clock = new FixedClock(now);
    const certificates = new Certificates(clock);
    expect(await certificates.read([at(port)])).toMatchObject([{ expiresAt: null, problem: expect.stringContaining('ECONNREFUSED') }]);
    const again = createServer(pair);
    servers.push(again);
    await new Promise<void>((done) => again.listen(port, '127.0.0.1', done));
    clock.advance(31_000);
    expect(await certificates.read([at(port)])).toMatchObject([{ expiresAt: end }]);
  });

  it('is none of an address without TLS', () => {
    expect(endpointOf('stripe', 'https://api.stripe.com/v1')).toEqual([{ use: 'stripe', host: 'api.stripe.com', port: 443 }]);
    expect(endpointOf('address', 'https://[::1]:8443')).toEqual([{ use: 'address', host: '::1', port: 8443 }]);
    expect([...endpointOf('address', 'http://localhost:3000'), ...endpointOf('address', '')]).toEqual([]);
  });
});
