import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MessageFile } from '@somo/contracts/uploads';
import { refusalOf } from '../../lib/problem';
import { saveFile } from '../../lib/save-file';
import { download } from '../../lib/send-as-user';
import { toast } from '../../lib/toast';

/** Returns what saves a file of a message or a lesson to the user's downloads. */
export function useSaveFile({ id, name }: MessageFile) {
  const { t } = useTranslation('messages');
  return useMutation({
    mutationFn: async () => saveFile(name, (await download('GET /api/files/:id', { params: { id } })).file),
    onError: (error) => toast(t('files.notSaved'), refusalOf(error) ?? t('tryLater'), 'error'),
  });
}
