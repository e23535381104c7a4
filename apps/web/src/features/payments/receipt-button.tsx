import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useSaveReceipt } from './api/save-receipt';

/** Downloads the receipt of a paid lesson. `of` distinguishes it from the others in a list for screen readers; `quiet` where it is one of several rare actions. */
export function ReceiptButton({ lessonId, of, quiet = false }: { lessonId: string; of: string; quiet?: boolean }) {
  const { t } = useTranslation('payments');
  const saving = useSaveReceipt();
  const save = () =>
    saving.mutate(lessonId, {
      onSuccess: () => toast(t('receipt.saved')),
      onError: (error) => toast(t('receipt.failed'), refusalOf(error) ?? t('receipt.failedText'), 'error'),
    });
  return (
    <Button
      variant="plain"
      size="sm"
      {...(quiet ? { justifyContent: 'flex-start' } : {})}
      disabled={saving.isPending}
      aria-label={saving.isPending ? undefined : t('receipt.getOf', { of })}
      onClick={save}
    >
      {!quiet && <Download aria-hidden />}
      {saving.isPending ? t('receipt.making') : t(quiet ? 'receipt.getShort' : 'receipt.get')}
    </Button>
  );
}
