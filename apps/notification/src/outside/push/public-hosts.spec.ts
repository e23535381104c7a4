import { isPublicAddress, lookupPublic } from './public-hosts.js';

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
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1', 'fe80::1', 'fc00::1', '64:ff9b::7f00:1', '2002:7f00:1::', 'localhost', ''],
  ])('%s is none', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('finds no address for a name that leads to this machine', async () => {
    const found = new Promise((done) => lookupPublic('localhost', {}, (error) => done(error?.message)));
    expect(await found).toBe('localhost is not a host of the internet.');
  });
});
