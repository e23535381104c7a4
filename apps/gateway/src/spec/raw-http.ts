import { connect } from 'node:net';

/** Sends bytes as they are, then dribbles if asked to; gives back all that was answered when the connection ends. */
export function rawHttp(url: string, bytes: string, dribble?: { part: string; everyMs: number }): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes));
    const timer = dribble && setInterval(() => socket.write(dribble.part), dribble.everyMs);
    socket
      .on('data', (chunk) => (heard += chunk.toString()))
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(timer);
        resolve(heard);
      });
  });
}
