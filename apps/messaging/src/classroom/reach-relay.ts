import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import type { lookup } from 'node:dns';
import { connect } from 'node:net';

const magic = 0x21_12_a4_42;
const patienceMs = 1_500;
const form = /^turn(?<secure>s?):(?<host>\[[\da-f:.]+\]|[^:?[\]\s]+)(?::(?<port>\d+))?(?:\?transport=(?<transport>udp|tcp))?$/i;

/**
 * Resolves with the host once a TURN server answers: over UDP a STUN binding request, which needs no password (RFC 8489); over TCP and TLS a
 * connection. Ports as in RFC 7065. Rejects for an address that is none.
 */
export async function reachRelay(url: string, lookUp?: typeof lookup): Promise<string> {
  const { secure, host, port, transport } = form.exec(url)?.groups ?? {};
  if (host === undefined) throw new Error(`${url} is not the address of a TURN server`);
  const isSecure = secure !== '';
  const at = { host: host.replace(/^\[|\]$/g, ''), port: Number(port ?? (isSecure ? 5349 : 3478)) };
  await (isSecure || transport === 'tcp' ? overTcp(at) : overUdp(at, lookUp));
  return host;
}

interface At {
  host: string;
  port: number;
}

function overUdp({ host, port }: At, lookUp?: typeof lookup): Promise<void> {
  return new Promise((resolve, reject) => {
    const id = randomBytes(12);
    const request = Buffer.alloc(8);
    request.writeUInt16BE(0x0001, 0);
    request.writeUInt32BE(magic, 4);
    const socket = createSocket({ type: host.includes(':') ? 'udp6' : 'udp4', ...(lookUp ? { lookup: lookUp } : {}) });
    let isOver = false;
    // A look-up can fail long after the time is up.
    const end = (act: () => void) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      socket.close();
      act();
    };
    const timer = setTimeout(() => end(() => reject(new Error(`${host} does not answer`))), patienceMs);
    socket.on('error', (error) => end(() => reject(error)));
    socket.on('message', (answer) => {
      if (answer.length >= 20 && answer.subarray(8, 20).equals(id)) end(resolve);
    });
    socket.send(Buffer.concat([request, id]), port, host, (error) => error && end(() => reject(error)));
  });
}

function overTcp({ host, port }: At): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: patienceMs }, () => {
      socket.destroy();
      resolve();
    });
    socket.on('error', reject);
    socket.on('timeout', () => socket.destroy(new Error(`${host} does not answer`)));
  });
}
