import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { exportParts, type ExportPart, type ExportRow } from '@somo/contracts/exports';
import { serviceNames, type ServiceName } from '@somo/contracts/services';
import { fromInstant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import { ZipFile } from 'yazl';
import type { ExportRecord } from '../store/exports.js';
import { csvFile, jsonFile, lessonsFile, type Pages } from './export-files.js';
import { indexPage, type WrittenPart } from './index-page.js';
import { PeopleNames } from './people-names.js';

type Store = (zip: Readable) => Promise<void>;

const partTimeoutMs = 30_000;
const emailIn = (row?: ExportRow) => (typeof row?.['email'] === 'string' ? row['email'] : '');
const ownParts = serviceNames.flatMap((service) => exportParts[service].map((part) => ({ service, part })));

/** Writes everything that the services know of a person into one archive, page by page, as fast as it is stored. */
@Injectable()
export class ExportWriter {
  constructor(private readonly ask: Ask) {}

  /** Returns how many bytes were stored. */
  async write(wanted: ExportRecord, store: Store): Promise<number> {
    const zip = new ZipFile();
    // A failure is returned below; without a listener, it would end the process where nobody reads the archive or a file breaks off.
    const ignore = () => undefined;
    (zip.outputStream as Readable).on('error', ignore);
    zip.on('error', ignore);
    const stop = new AbortController();
    let bytes = 0;
    const counted = async function* () {
      for await (const part of zip.outputStream as AsyncIterable<Buffer>) {
        bytes += part.length;
        yield part;
      }
    };
    const stored = store(Readable.from(counted(), { objectMode: false }));
    // Nobody reads what is still written then.
    stored.catch(() => stop.abort());
    const written = this.fill(zip, wanted, stop.signal).catch((error: unknown) => {
      (zip.outputStream as Readable).destroy(error as Error);
      throw error;
    });
    const outcomes = await Promise.allSettled([stored, written]);
    const failed = outcomes.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    return bytes;
  }

  private async fill(zip: ZipFile, wanted: ExportRecord, signal: AbortSignal): Promise<void> {
    const names = new PeopleNames(this.ask);
    const mtime = new Date(fromInstant(wanted.requestedAt));
    const add = async (name: string, text: AsyncIterable<string> | Iterable<string>) => {
      const body = Readable.from(text);
      zip.addReadStream(body, name, { mtime, mode: 0o100644 });
      await finished(body, { signal });
    };
    const parts: WrittenPart[] = [];
    let email = '';
    for (const { service, part } of ownParts) {
      const pages = () => this.pagesOf(service, part, wanted, names);
      const [first] = await this.firstOf(pages());
      if (part === 'account') email = emailIn(first);
      parts.push(first ? await this.addPart(part, pages, add) : { part, count: 0, files: [] });
    }
    await add('index.html', [indexPage({ ...wanted, email, parts })]);
    zip.end();
  }

  private async addPart(
    part: ExportPart,
    pages: () => Pages,
    add: (name: string, text: AsyncIterable<string>) => Promise<void>,
  ): Promise<WrittenPart> {
    let count = 0;
    const files = [`data/${part}.json`, `data/${part}.csv`];
    await add(
      `data/${part}.json`,
      jsonFile(pages(), (more) => (count += more)),
    );
    await add(`data/${part}.csv`, csvFile(pages()));
    if (part === 'lessons') {
      files.push('data/lessons.ics');
      await add('data/lessons.ics', lessonsFile(pages()));
    }
    return { part, count, files };
  }

  private async firstOf(pages: Pages): Promise<ExportRow[]> {
    for await (const rows of pages) return rows;
    return [];
  }

  /** Asks as this service: the copy is made after the person has gone. */
  private async *pagesOf(service: ServiceName, part: ExportPart, { userId, requestedAt }: ExportRecord, names: PeopleNames): Pages {
    let after: string | null = '';
    while (after !== null) {
      const query = { userId, part, until: requestedAt, after };
      const page: { rows: ExportRow[]; next: string | null } = await this.ask.for(`${service}.export-part`, query, {
        timeoutMs: partTimeoutMs,
      });
      if (page.rows.length > 0) yield await names.addTo(page.rows);
      after = page.next;
    }
  }
}
