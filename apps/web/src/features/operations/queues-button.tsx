import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toast';
import { useOpenQueues, useQueueBoard } from './api/open-queues';
import { useRefused } from './use-refused';

/** The way to the job queues, where they can be looked at. */
export function QueuesButton() {
  const { t } = useTranslation('operations');
  const refused = useRefused();
  const board = useQueueBoard();
  const leaving = useOpenQueues();
  if (!board.data?.isServed) return null;
  return (
    <Button
      variant="outline"
      disabled={leaving.isPending || leaving.isSuccess}
      onClick={() => leaving.mutate(undefined, { onError: (error) => toast(t('notDone'), refused(error) ?? '', 'error') })}
    >
      {t('home.queues')}
    </Button>
  );
}
