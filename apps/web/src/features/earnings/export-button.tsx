import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EarningPeriod } from '@somo/contracts/earnings';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useExportEarnings } from './api/export-earnings';

/** Exports the selected period to a file. */
export function ExportButton({ what, period }: { what: 'transactions' | 'earnings'; period: EarningPeriod }) {
  const { t } = useTranslation('earnings');
  const exporting = useExportEarnings(what);
  const save = () =>
    exporting.mutate(period, {
      onSuccess: () => toast(t('exported')),
      onError: (error) => toast(t('exportFailed'), refusalOf(error) ?? t('exportFailedText'), 'error'),
    });
  return (
    <Button variant="outline" flexShrink="0" disabled={exporting.isPending} onClick={save}>
      <Download aria-hidden />
      {exporting.isPending ? t('exporting') : t(what === 'transactions' ? 'exportCsv' : 'exportReport')}
    </Button>
  );
}
