import type { ExportRow } from '@somo/contracts/exports';
import type { Ask } from '@somo/platform/ask';

const most = 100;

/** The names of the people in the rows, each asked for once in an export. */
export class PeopleNames {
  private readonly known = new Map<string, string>();

  constructor(private readonly ask: Ask) {}

  /** Returns the rows with the name of the other person after their id; null in a row without one, so that the columns stay the same. */
  async addTo(rows: ExportRow[]): Promise<ExportRow[]> {
    const ids = new Set(rows.map(({ personId }) => personId).filter((id) => typeof id === 'string'));
    const unknown = [...ids].filter((id) => !this.known.has(id));
    for (let at = 0; at < unknown.length; at += most) {
      const people = await this.ask.for('catalog.get-people', { ids: unknown.slice(at, at + most) });
      for (const { id, fullName } of people) this.known.set(id, fullName);
    }
    return rows.map((row) => ('personId' in row ? this.named(row) : row));
  }

  private named(row: ExportRow): ExportRow {
    const fields = Object.entries(row).flatMap((field) =>
      field[0] === 'personId' ? [field, ['person', this.known.get(String(field[1])) ?? null]] : [field],
    );
    return Object.fromEntries(fields) as ExportRow;
  }
}
