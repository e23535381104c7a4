import { Button } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mutation } from '../../lib/mutation';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { useRefused } from './use-refused';

const board = '/api/admin/queues/board/';

/** Leaves for the pages of the job queues, where they can be looked at; the gateway lets this browser see them for ten minutes. */
export function QueuesButton() {
  const { t } = useTranslation('operations');
  const refused = useRefused();
  const queues = useQuery(query('GET /api/admin/queues'));
  const leaving = useMutation({ ...mutation('POST /api/admin/queues/open'), onSuccess: () => window.location.assign(board) });
  if (!queues.data?.isServed) return null;
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
