import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { RequestStatus } from '@somo/contracts/requests';

const tints: Record<RequestStatus, string> = { pending: 'brand', approved: 'leaf', rejected: 'sand', withdrawn: 'sand', expired: 'sand' };

/** The status of a request. `isTurn`: its reader has to answer. */
export function RequestBadge({ status, isTurn = false }: { status: RequestStatus; isTurn?: boolean }) {
  const { t } = useTranslation('requests');
  const tint = isTurn ? 'clay' : tints[status];
  return (
    <Badge colorPalette={tint} variant={tint === 'sand' ? 'outline' : 'subtle'} size="sm">
      {t(isTurn ? 'yourTurn' : `status.${status}`)}
    </Badge>
  );
}
