import { connect, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';

/** A WebSocket connection to Socket.IO whose frames a test writes itself. */
export interface RawSocket {
  socket: Socket;
  /** Sends one frame: by default a complete text message. */
  frame(payload: string | Buffer, options?: FrameOptions): void;
  /** Resolves with everything received once the other side has closed. */
  closed: Promise<string>;
  heard(): string;
}

interface FrameOptions {
  /** 0 continuation, 1 text, 2 binary, 8 close, 9 ping. */
  opcode?: number;
  isLast?: boolean;
  /** The length that the frame announces, if other than that of what is sent. */
  announced?: number;
}

/** Opens a WebSocket to `url` by hand, without a client that would keep to the protocol. `headers` are sent with the upgrade. */
export async function openRawSocket(url: string, options: { path?: string; headers?: Record<string, string> } = {}): Promise<RawSocket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const path = options.path ?? '/socket.io/?EIO=4&transport=websocket';
  const key = randomBytes(16).toString('base64');
  const given = Object.entries({
    upgrade: 'websocket',
    connection: 'Upgrade',
    'sec-websocket-version': '13',
    'sec-websocket-key': key,
    ...options.headers,
  });
  let heard = '';
  const closed = new Promise<string>((resolve) => socket.on('error', () => undefined).once('close', () => resolve(heard)));
  const answered = new Promise<void>((resolve) => socket.once('data', () => resolve()).once('close', () => resolve()));
  socket.on('data', (chunk) => (heard += chunk.toString('latin1')));
  socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${given.map((header) => `${header.join(': ')}\r\n`).join('')}\r\n`);
  await answered;
  return { socket, frame: (payload, frame) => void socket.write(frameOf(payload, frame)), closed, heard: () => heard };
}

/** Returns one masked frame, as clients send them. */
export function frameOf(text: string | Buffer, { opcode = 1, isLast = true, announced = text.length }: FrameOptions = {}): Buffer {
  const payload = Buffer.from(text as string);
  const mask = randomBytes(4);
  const head = Buffer.alloc(announced < 126 ? 2 : announced < 65_536 ? 4 : 10);
  head[0] = (isLast ? 0x80 : 0) | opcode;
  if (head.length === 2) head[1] = 0x80 | announced;
  else if (head.length === 4) {
    head[1] = 0x80 | 126;
    head.writeUInt16BE(announced, 2);
  } else {
    head[1] = 0x80 | 127;
    head.writeBigUInt64BE(BigInt(announced), 2);
  }
  return Buffer.concat([head, mask, payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0))]);
}
