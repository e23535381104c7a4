import { newId } from '@somo/platform/ids';
import { migrateOver } from '@somo/testing/migrate-over';
import type { DataSource } from 'typeorm';
import { booking } from '../../booking.module.js';

const [withModule, written, moved, empty] = [newId(), newId(), newId(), newId()];
const [later, rebooked, moduleId, student, teacher] = [newId(), newId(), newId(), newId(), newId()];

/** Returns a row as a version before this migration writes it. */
function row(id: string, notes: string, day: number, more: object = {}): string {
  const at = (hour: number) => `2030-01-${10 + day}T${10 + hour}:00:00Z`;
  return JSON.stringify({
    ...{ id, agreement_id: id, version: 1, student_id: student, teacher_id: teacher, status: 'confirmed', subject: 'Art', module_id: null },
    ...{ notes, starts_at: at(0), ends_at: at(1), free_at: at(1), teacher_zone: 'Africa/Accra', teacher_date: `2030-01-${10 + day}` },
    ...{ teacher_start: '10:00', teacher_end: '11:00', price_cents: 2500, pay_by: at(0), refund_due: false, earliest_starts_at: at(0) },
    ...{ created_at: '2030-01-01T08:00:00Z', ...more },
  });
}

const claim = (source: DataSource, wanted: string) =>
  source.query('SELECT claim_lesson($1, 9, NULL, $2, $2, NULL) AS refused', [wanted, '[]']);

async function fill(before: DataSource): Promise<void> {
  await claim(before, row(withModule, 'Module: Drawing', 1, { module_id: moduleId }));
  await claim(before, row(written, 'We drew hands.', 2, { status: 'rescheduled' }));
  await claim(before, row(moved, 'We drew hands.\nModule: none', 3, { agreement_id: written, version: 2 }));
  await claim(before, row(empty, '', 4));
}

it("C22 keeps stored notes as lesson notes and the module's name as such, and understands what versions before still write", async () => {
  const { source, close } = await migrateOver(booking, 'Notes1700000000005', fill);
  await claim(source, row(later, 'Module: Colors', 5, { module_id: moduleId }));
  await claim(source, row(rebooked, '', 6, { module_id: moduleId, agreement_id: withModule, version: 2 }));
  const names: unknown = await source.query('SELECT id, notes, module_name FROM bookings ORDER BY starts_at');
  const texts: unknown = await source.query('SELECT agreement_id, kind, author_id, text, updated_at FROM lesson_texts');
  await close();
  expect(names).toEqual([
    { id: withModule, notes: '', module_name: 'Drawing' },
    { id: written, notes: '', module_name: null },
    { id: moved, notes: '', module_name: null },
    { id: empty, notes: '', module_name: null },
    { id: later, notes: '', module_name: 'Colors' },
    { id: rebooked, notes: '', module_name: 'Drawing' },
  ]);
  const text = {
    kind: 'lesson-notes',
    author_id: teacher,
    text: 'We drew hands.\nModule: none',
    updated_at: new Date('2030-01-01T08:00Z'),
  };
  expect(texts).toEqual([{ agreement_id: written, ...text }]);
});
