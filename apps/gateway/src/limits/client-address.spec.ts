import type { IncomingMessage } from 'node:http';
import { clientAddress } from './client-address.js';

const own = '127.0.0.1';
const request = (forwarded: string | undefined) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: own },
  }) as unknown as IncomingMessage;

describe('the address that a request came from', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:41234', '203.0.113.7'],
    ['2001:db8::9', '2001:db8::9'],
    ['[2001:db8::9]', '2001:db8::9'],
    ['[2001:db8::9]:41234', '2001:db8::9'],
    [undefined, own],
    ['', own],
    ['203.0.113.7, ', own],
    ['unknown', own],
    ['203.0.113.7:port', own],
    ['203.0.113.300', own],
    ['203.0.113.7.9', own],
    ['203.0.113', own],
    ['3405803783', own],
    ['0x7f.1', own],
    ['2001:db8::9:41234:1:2:3:4:5:6', own],
    ['203.0.113.7; DROP', own],
    [`${'1'.repeat(5000)}`, own],
  ])('is, behind a proxy that sent %j, %s', (forwarded, address) => {
    expect(clientAddress(request(forwarded), true)).toBe(address);
  });

  it('is that of the connection where no proxy is trusted', () => {
    expect(clientAddress(request('203.0.113.7'), false)).toBe(own);
  });
});
