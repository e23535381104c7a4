import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { EarningDisplay } from '@somo/contracts/payments';

const tints: Record<EarningDisplay, string> = { paid: 'leaf', pending: 'brand', refunded: 'sand', failed: 'clay' };

/** `isToCome`: the lesson has not been given yet, so that nothing of it is due. */
export function EarningBadge({ status, isToCome = false }: { status: EarningDisplay; isToCome?: boolean }) {
  const { t } = useTranslation('earnings');
  if (status === 'pending' && isToCome)
    return (
      <Badge colorPalette="sand" variant="outline" size="sm">
        {t('status.toCome')}
      </Badge>
    );
  return (
    <Badge colorPalette={tints[status]} variant={status === 'refunded' ? 'outline' : 'subtle'} size="sm">
      {t(`status.${status}`)}
    </Badge>
  );
}
