import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { EarningDisplay } from '@somo/contracts/payments';

const tints: Record<EarningDisplay, string> = { paid: 'leaf', pending: 'brand', refunded: 'sand', failed: 'clay' };

export function EarningBadge({ status }: { status: EarningDisplay }) {
  const { t } = useTranslation('earnings');
  return (
    <Badge colorPalette={tints[status]} variant={status === 'refunded' ? 'outline' : 'subtle'} size="sm">
      {t(`status.${status}`)}
    </Badge>
  );
}
