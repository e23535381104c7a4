import type { Person } from '@somo/contracts/people';
import { i18n } from '../i18n/i18n';

/** Writes, in an answer, the names of people whose accounts are closed in the language of the page. */
export function nameClosed(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null) return;
  const person = answer as Partial<Person>;
  if (person.closed && typeof person.fullName === 'string') {
    const name = i18n.t('common:closedAccount');
    Object.assign(person, { firstName: name, lastName: '', fullName: name } satisfies Partial<Person>);
  }
  Object.values(answer).forEach(nameClosed);
}
