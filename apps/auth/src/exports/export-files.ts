// The files of an export, written page by page.
import type { ExportRow } from '@somo/contracts/exports';
import { calendarFile, type CalendarEntry } from '@somo/platform/calendar/calendar-file';
import { csvLines } from '@somo/platform/csv-lines';

export type Pages = AsyncIterable<ExportRow[]>;

export async function* jsonFile(pages: Pages, onRows: (count: number) => void): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of pages) {
    onRows(rows.length);
    for (const row of rows) {
      yield `${before}${JSON.stringify(row)}`;
      before = ',\n';
    }
  }
  yield '\n]\n';
}

export async function* csvFile(pages: Pages): AsyncGenerator<string> {
  let columns: string[] | undefined;
  for await (const rows of pages) {
    if (!columns) {
      columns = Object.keys(rows[0] ?? {});
      yield csvLines([columns], { areFirst: true });
    }
    const names = columns;
    yield csvLines(
      rows.map((row) => names.map((name) => cellOf(row[name]))),
      { areFirst: false },
    );
  }
}

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
}

const firstEvent = 'BEGIN:VEVENT';
const lastLine = 'END:VCALENDAR';

/** One calendar of lessons; the file of each page gives its events. */
export async function* lessonsFile(pages: Pages): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of pages) {
    const file = calendarFile({ method: 'PUBLISH', entries: rows.map(entryOf) });
    yield file.slice(isFirst ? 0 : file.indexOf(firstEvent), file.indexOf(lastLine));
    isFirst = false;
  }
  yield `${lastLine}\r\n`;
}

interface Lesson {
  id: string;
  sequence: number | null;
  createdAt: string;
  cancelledAt: string | null;
  paidAt: string | null;
  startsAt: string;
  endsAt: string;
  status: string;
  subject: string;
  moduleName: string | null;
  person?: string | null;
}

function entryOf(row: ExportRow): CalendarEntry {
  const lesson = row as unknown as Lesson;
  return {
    uid: `${lesson.id}@somo`,
    sequence: lesson.sequence ?? 0,
    changedAt: lesson.cancelledAt ?? lesson.paidAt ?? lesson.createdAt,
    ...{ startsAt: lesson.startsAt, endsAt: lesson.endsAt },
    status:
      lesson.status === 'cancelled' || lesson.status === 'rescheduled' ? 'cancelled' : lesson.paidAt === null ? 'tentative' : 'confirmed',
    summary: [lesson.subject, lesson.moduleName, lesson.person].filter(Boolean).join(' · '),
  };
}
