import type { Socket } from 'socket.io';

/** A connection of a page, on which Socket.IO runs: a WebSocket, or several HTTP requests. */
export type Connection = Socket['conn'];

/** What a page sends to sign in is one packet of about a kilobyte. */
const visitorBytesMax = 8 * 1024;
const visitorPacketsMax = 10;
/** Packets that wait for a page that does not read them. */
const unsentMax = 500;
const closingMs = 1_000;

/** Ends a connection unless the returned function is called in time, and at once when it sends more than signing in takes. */
export function limitVisitor(connection: Connection, signInMs: number): () => void {
  const { socket } = connection.request;
  const isOverHttp = connection.transport.name === 'polling';
  let packets = 0;
  let bytes = 0;
  const end = () => hangUp(connection);
  const count = (length: number) => {
    bytes += length;
    if (bytes > visitorBytesMax) end();
  };
  const onData = (chunk: Buffer) => count(chunk.length);
  const onPacket = ({ data }: { data?: string | Buffer }) => {
    packets += 1;
    if (packets > visitorPacketsMax) end();
    else if (isOverHttp) count(data?.length ?? 0);
  };
  const timer = setTimeout(end, signInMs);
  connection.on('packet', onPacket);
  // Before a message is complete: it could be one that never will be.
  if (!isOverHttp) socket.on('data', onData);
  return () => {
    clearTimeout(timer);
    connection.off('packet', onPacket);
    socket.off('data', onData);
  };
}

/** Ends a connection that lets more wait than a page does: packets that it does not read, or binary parts of a message that is never complete. */
export function limitTraffic(connection: Connection): void {
  let unsent = 0;
  let binaryParts = 0;
  connection.on('flush', () => (unsent = 0));
  connection.on('packetCreate', () => {
    unsent += 1;
    if (unsent > unsentMax) hangUp(connection);
  });
  connection.on('packet', ({ type, data }: { type: string; data?: string | Buffer }) => {
    if (type !== 'message') return;
    binaryParts = Buffer.isBuffer(data) ? binaryParts + 1 : 0;
    if (binaryParts > 1) hangUp(connection);
  });
}

/** Closes a connection, and ends it if the page does not close it too. */
export function closeSoon(connection: Connection): void {
  const timer = setTimeout(() => hangUp(connection), closingMs);
  timer.unref();
  onceGone(connection, () => clearTimeout(timer));
  connection.close();
}

/** Ends a connection at once, whatever is still to be sent. */
export function hangUp(connection: Connection): void {
  const isOverHttp = connection.transport.name === 'polling';
  connection.close(true);
  if (!isOverHttp) connection.request.socket.destroy();
}

/** Calls `then` when nothing of a connection is left. */
export function onceGone(connection: Connection, then: () => void): void {
  if (connection.transport.name === 'polling') connection.once('close', then);
  else connection.request.socket.once('close', then);
}
