import { useTranslation } from 'react-i18next';
import type { Person } from '@somo/contracts/people';
import { useUser } from '../../lib/use-session';

/** Returns the names of a lesson's participants, with a placeholder for one without a profile. */
export function useNames({ student, teacher }: { student: Person; teacher: Person }): { student: string; teacher: string } {
  const { t } = useTranslation();
  return { student: student.fullName || t('unknownStudent'), teacher: teacher.fullName || t('unknownTeacher') };
}

/** Operators have no names, so an action is labeled as the user's own or another operator's. */
export function useOperator(): (operatorId: string) => string {
  const { t } = useTranslation('operations');
  const me = useUser()?.id;
  return (operatorId) => t(operatorId === me ? 'byYou' : 'byOther');
}
