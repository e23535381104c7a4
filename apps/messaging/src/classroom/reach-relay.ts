import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect } from 'node:net';

const defaultPort = 3478;
const magic = 0x21_12_a4_42;

/** Resolves with the host once a TURN server answers: over UDP a STUN binding request, which needs no password (RFC 8489); over TCP and TLS a connection. */
export function reachRelay(url: string): Promise<string> {
  const [, secure, host = '', port, transport] = /^turn(s?):([^:?]+)(?::(\d+))?(?:\?transport=(udp|tcp))?$/.exec(url) ?? [];
  const at = { host, port: Number(port ?? defaultPort) };
  return secure || transport === 'tcp' ? overTcp(at) : overUdp(at);
}

interface At {
  host: string;
  port: number;
}

function overUdp({ host, port }: At): Promise<string> {
  return new Promise((resolve, reject) => {
    const id = randomBytes(12);
    const request = Buffer.alloc(8);
    request.writeUInt16BE(0x0001, 0);
    request.writeUInt32BE(magic, 4);
    const socket = createSocket('udp4');
    const end = (act: () => void) => {
      clearTimeout(timer);
      socket.close();
      act();
    };
    const timer = setTimeout(() => end(() => reject(new Error(`${host} does not answer`))), 1_500);
    socket.on('error', (error) => end(() => reject(error)));
    socket.on('message', (answer) => {
      if (answer.length >= 20 && answer.subarray(8, 20).equals(id)) end(() => resolve(host));
    });
    socket.send(Buffer.concat([request, id]), port, host, (error) => error && end(() => reject(error)));
  });
}

function overTcp({ host, port }: At): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: 1_500 }, () => {
      socket.destroy();
      resolve(host);
    });
    socket.on('error', reject);
    socket.on('timeout', () => socket.destroy(new Error(`${host} does not answer`)));
  });
}
