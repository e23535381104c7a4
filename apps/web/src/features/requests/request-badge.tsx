import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { RequestStatus } from '@somo/contracts/requests';

const tints: Record<RequestStatus, string> = { pending: 'clay', approved: 'leaf', rejected: 'sand', withdrawn: 'sand', expired: 'sand' };

export function RequestBadge({ status }: { status: RequestStatus }) {
  const { t } = useTranslation('requests');
  return (
    <Badge colorPalette={tints[status]} size="sm" variant={tints[status] === 'sand' ? 'outline' : 'subtle'}>
      {t(`status.${status}`)}
    </Badge>
  );
}
