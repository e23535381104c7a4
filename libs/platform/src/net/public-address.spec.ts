import { createSocket } from 'node:dgram';
import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { byNameServers, isPublicAddress, publicLookup } from './public-address.js';

describe('hosts of the internet', () => {
  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each([
    ...[
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '127.0.0.1',
      '169.254.169.254',
      '172.16.0.1',
      '192.168.1.1',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
    ],
    ...['::', '::1', '::10.0.0.1', '::ffff:127.0.0.1', '::ffff:7f00:1', 'fe80::1', 'fc00::1', '64:ff9b::7f00:1', '2002:7f00:1::'],
    ...['localhost', ''],
  ])('%s is none', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('are connected to at the addresses that were judged, also if a name answers another one a moment later', async () => {
    const answers = [['93.184.216.34'], ['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], ['::ffff:127.0.0.1'], []];
    const of = (address: string): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 });
    const lookup = publicLookup((_host, done) => done(null, (answers.shift() ?? []).map(of)));
    const look = () => new Promise((resolve) => lookup('somo.example', { all: true }, (error, found) => resolve(error?.message ?? found)));
    expect(await look()).toEqual([of('93.184.216.34')]);
    for (let nth = 0; nth < 4; nth++) expect(await look()).toBe('somo.example is not a host of the internet.');
  });

  it('are asked for from name servers; one that leads to this machine is none', async () => {
    const server = createSocket('udp4');
    // Each name has one IPv4 address, its first label in decimal, and no other.
    server.on('message', (asked, { port, address }) => {
      const end = asked.indexOf(0, 12) + 5;
      const isV4 = asked.readUInt16BE(end - 4) === 1;
      const bytes = asked
        .toString('latin1', 13, 13 + asked[12]!)
        .split('-')
        .map(Number);
      const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...bytes]);
      const head = Buffer.from(asked.subarray(0, end));
      head.writeUInt16BE(0x8180, 2);
      head.writeUInt16BE(isV4 ? 1 : 0, 6);
      head.writeUInt16BE(0, 10);
      server.send(isV4 ? Buffer.concat([head, record]) : head, port, address);
    });
    server.bind(0, '127.0.0.1');
    await once(server, 'listening');
    const lookup = publicLookup(byNameServers([`127.0.0.1:${server.address().port}`]));
    const look = (name: string) => new Promise((resolve) => lookup(name, {}, (error, found) => resolve(error?.message ?? found)));
    expect(await look('93-184-216-34.example')).toBe('93.184.216.34');
    expect(await look('127-0-0-1.example')).toBe('127-0-0-1.example is not a host of the internet.');
    server.close();
  });
});
