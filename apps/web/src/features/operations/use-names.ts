import { useTranslation } from 'react-i18next';
import type { Person } from '@somo/contracts/people';
import { useUser } from '../../lib/use-session';

/** The names of a lesson's two people; who has no profile any more has a word. */
export function useNames({ student, teacher }: { student: Person; teacher: Person }): { student: string; teacher: string } {
  const { t } = useTranslation();
  return { student: student.fullName || t('unknownStudent'), teacher: teacher.fullName || t('unknownTeacher') };
}

/** Operators have no names: it was oneself or another. */
export function useOperator(): (operatorId: string) => string {
  const { t } = useTranslation('operations');
  const me = useUser()?.id;
  return (operatorId) => t(operatorId === me ? 'byYou' : 'byOther');
}
