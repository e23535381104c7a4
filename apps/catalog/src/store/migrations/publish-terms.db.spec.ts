import { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import { migrateOver } from '@somo/testing/migrate-over';
import type { DataSource } from 'typeorm';
import { catalog } from '../../catalog.module.js';
import { moduleId } from '../../curriculum/curriculum.js';
import { readTerms } from '../terms.js';

const [listed, unpriced] = [newId(), newId()].sort() as [string, string];
const modules = [moduleId('Physics', 'Intermediate'), moduleId('Mathematics', 'Advanced'), moduleId('Mathematics', 'Beginner')];

async function fill(before: DataSource): Promise<void> {
  const people = [
    [listed, 'teacher', 2500, true, 4],
    [unpriced, 'teacher', null, false, 1],
    [newId(), 'student', null, false, 1],
  ];
  for (const person of people)
    await before.query(
      `INSERT INTO profiles (user_id, role, hourly_rate_cents, listed, version, first_name, last_name, time_zone, created_at)
       VALUES ($1, $2, $3, $4, $5, 'Ama', 'Owusu', 'Africa/Accra', now())`,
      person,
    );
  for (const [at, subject] of ['Physics', 'Mathematics'].entries())
    await before.query('INSERT INTO teacher_subjects VALUES ($1, $2, $3)', [listed, subject, at + 1]);
  for (const [at, id] of modules.entries()) await before.query('INSERT INTO teacher_modules VALUES ($1, $2, $3)', [listed, id, at + 1]);
}

it('an upgraded installation tells booking once what each teacher teaches and at which price, as a save would', async () => {
  const { source, close } = await migrateOver(catalog, 'HoursVersion1700000000006', fill);
  const told = await source.query<Record<string, unknown>[]>('SELECT type, subject, data, sent_at FROM outbox ORDER BY seq');
  const terms = await Promise.all([listed, unpriced].map((id) => readTerms(Db.over(source), id)));
  await close();
  expect(told).toEqual(terms.map((data) => ({ type: 'terms.changed', subject: data?.teacherId, data, sent_at: null })));
  expect(terms).toMatchObject([
    { version: 4, available: true, hourlyRateCents: 2500, subjects: ['Physics', 'Mathematics'], modules: modules.map((id) => ({ id })) },
    { version: 1, available: false, hourlyRateCents: null, subjects: [], modules: [] },
  ]);
});
