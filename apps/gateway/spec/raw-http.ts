import { connect } from 'node:net';

/** Sends raw bytes, then more at intervals if `dribble` is given; returns everything received by the time the connection closes. */
export function rawHttp(url: string, bytes: string, dribble?: { part: string; everyMs: number }): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    let timer: ReturnType<typeof setInterval> | undefined;
    // Not before: what is written while it connects would be sent first.
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
      socket.write(bytes);
      if (dribble) timer = setInterval(() => socket.write(dribble.part), dribble.everyMs);
    });
    socket
      .on('data', (chunk) => (heard += chunk.toString()))
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(timer);
        resolve(heard);
      });
  });
}
