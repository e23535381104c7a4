import { useMutation } from '@tanstack/react-query';
import { mutation } from '../../../lib/mutation';
import { outdate } from '../../../lib/changes';
import { saveFile } from '../../../lib/save-file';
import { download } from '../../../lib/send-as-user';

export const useRequestExport = () =>
  useMutation({
    ...mutation('POST /api/me/export'),
    onSuccess: (_answer, _request, _result, { client }) => void outdate(client, 'dataExport'),
  });

export const useDownloadExport = () =>
  useMutation({
    mutationFn: async () => {
      const { file, name } = await download('GET /api/me/export/file', {});
      saveFile(name ?? 'somo-data.zip', file);
    },
  });
