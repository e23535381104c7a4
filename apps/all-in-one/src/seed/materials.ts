import { accountOf } from './create-accounts.js';
import type { Writing } from './conversations.js';
import { uploadFile } from './demo-files.js';

const prepared = ['word-problems.pdf', 'middle-term.png'];

/** Lets Kwame prepare his next lesson with Amara, which a visitor can join. */
export async function seedMaterials({ ask, storage, accounts }: Writing): Promise<void> {
  const [teacher, student] = [accountOf(accounts, 'kwame'), accountOf(accounts, 'amara')];
  const { items } = await ask(teacher.token, 'booking.list-lessons', { when: 'upcoming', timeZone: 'UTC', limit: 10 });
  const next = items.find(({ studentId }) => studentId === student.userId);
  if (!next) return;
  const there = await ask(teacher.token, 'messaging.list-materials', { lessonId: next.id });
  for (const name of prepared.filter((one) => !there.items.some(({ file }) => file.name === one))) {
    const uploadId = await uploadFile(ask, storage, teacher, { name, purpose: 'material' });
    await ask(teacher.token, 'messaging.add-material', { lessonId: next.id, uploadId });
  }
}
