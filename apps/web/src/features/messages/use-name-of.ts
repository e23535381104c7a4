import { useTranslation } from 'react-i18next';
import type { Person } from '@somo/contracts/people';
import { useUser } from '../../lib/use-session';

/** Returns what names a person; for one whose name is not known, what they are to the reader. */
export function useNameOf(): (person: Pick<Person, 'fullName'> | undefined) => string {
  const { t } = useTranslation();
  const isStudent = useUser()?.role === 'student';
  return (person) => person?.fullName || t(isStudent ? 'unknownTeacher' : 'unknownStudent');
}
