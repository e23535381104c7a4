import { useTranslation } from 'react-i18next';
import type { PersonReport } from '@somo/contracts/reports';

/** Returns the names of the two people of a report, with a placeholder for one without a profile. */
export function useReportNames({ reporter, reported }: Pick<PersonReport, 'reporter' | 'reported'>): {
  reporter: string;
  reported: string;
} {
  const { t } = useTranslation('operations');
  return { reporter: reporter.fullName || t('reports.unknownPerson'), reported: reported.fullName || t('reports.unknownPerson') };
}
