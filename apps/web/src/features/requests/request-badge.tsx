import { Badge, Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { RequestStatus } from '@somo/contracts/requests';

const tints: Record<RequestStatus, string> = { pending: 'clay', approved: 'leaf', rejected: 'sand', withdrawn: 'sand', expired: 'sand' };

/** The status of a request and, if given, until when to answer it. */
export function RequestBadge({ status, until = null }: { status: RequestStatus; until?: string | null }) {
  const { t } = useTranslation('requests');
  const badgeProps = { colorPalette: tints[status], variant: tints[status] === 'sand' ? 'outline' : 'subtle', size: 'sm' } as const;
  if (until === null) return <Badge {...badgeProps}>{t(`status.${status}`)}</Badge>;
  return (
    <Badge {...badgeProps} whiteSpace="normal" flexWrap="wrap">
      <span>{t(`status.${status}`)}</span>
      <Box as="span" aria-hidden>
        ·
      </Box>
      <span>{t('answerBy', { time: until })}</span>
    </Badge>
  );
}
