import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileOf } from './ics-lines.js';

export interface FeedServer {
  /** The address of a calendar by name. */
  url(name: string): string;
  /** Its entries as pairs of UTC times such as 20300108T060000Z, or whatever else it sends; null: there is none. */
  files: Record<string, [string, string][] | string | null>;
  asked: string[];
  close(): Promise<void>;
}

/** Starts a server of calendars, from which scheduling may read. Call it before the service starts. */
export async function startFeedServer(): Promise<FeedServer> {
  const files: FeedServer['files'] = {};
  const asked: string[] = [];
  const server: Server = createServer(({ url = '', headers }, response) => {
    const name = url.slice(1);
    const found = files[name];
    asked.push(name);
    if (found === undefined || found === null) return void response.writeHead(found === null ? 404 : 503).end();
    const text = typeof found === 'string' ? found : fileOf(found.flatMap((times, at) => eventOf(times, at)));
    const etag = `"${Buffer.from(text).toString('base64').slice(-400)}"`;
    if (headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { etag }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env['OUTBOUND_ALLOW'] = host;
  return {
    url: (name) => `http://${host}/${name}`,
    files,
    asked,
    close: async () => {
      delete process.env['OUTBOUND_ALLOW'];
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function eventOf([start, end]: [string, string], at: number): string[] {
  return ['BEGIN:VEVENT', `UID:${start}-${at}@elsewhere`, `DTSTART:${start}`, `DTEND:${end}`, 'SUMMARY:Dentist', 'END:VEVENT'];
}
