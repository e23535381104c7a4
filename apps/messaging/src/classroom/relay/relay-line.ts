import { createSocket } from 'node:dgram';
import type { lookup } from 'node:dns';
import { connect, isIP } from 'node:net';
import { connect as secure } from 'node:tls';
import type { RelayAddress } from './relay-url.js';
import { lengthOf } from './stun-message.js';

/** Carries whole messages to a TURN server and back. */
export interface RelayLine {
  send(message: Buffer): void;
  close(): void;
}

interface Heard {
  onMessage: (message: Buffer) => void;
  onError: (error: Error) => void;
}

/** Opens a line over UDP, TCP or TLS, as the address says. What is sent before it is open waits. */
export function openLine(address: RelayAddress, heard: Heard, lookUp?: typeof lookup): RelayLine {
  return address.transport === 'udp' ? overUdp(address, heard, lookUp) : overTcp(address, heard);
}

function overUdp({ host, port }: RelayAddress, { onMessage, onError }: Heard, lookUp?: typeof lookup): RelayLine {
  const socket = createSocket({ type: host.includes(':') ? 'udp6' : 'udp4', ...(lookUp ? { lookup: lookUp } : {}) });
  socket.on('error', onError);
  socket.on('message', onMessage);
  let isClosed = false;
  return {
    // A look-up can fail long after nobody waits any more.
    send: (message) => socket.send(message, port, host, (error) => error && !isClosed && onError(error)),
    close: () => {
      isClosed = true;
      socket.close();
    },
  };
}

function overTcp({ host, port, isSecure }: RelayAddress, { onMessage, onError }: Heard): RelayLine {
  const name = isIP(host) === 0 ? { servername: host } : {};
  const socket = isSecure ? secure({ host, port, ...name }) : connect({ host, port });
  let bytes = Buffer.alloc(0);
  socket.on('error', onError);
  socket.on('data', (part: Buffer) => {
    bytes = Buffer.concat([bytes, part]);
    for (let length = lengthOf(bytes); length !== undefined && bytes.length >= length; length = lengthOf(bytes)) {
      onMessage(bytes.subarray(0, length));
      bytes = bytes.subarray(length);
    }
  });
  return { send: (message) => void socket.write(message), close: () => void socket.destroy() };
}
