import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../../lib/save-file';
import { sendForFile } from '../../../lib/send';

/** Downloads the copy of a link, whoever is signed in here. */
export const useDownloadLinked = () =>
  useMutation({
    mutationFn: async (token: string) => {
      const { file, name } = await sendForFile('POST /api/export/file', { body: { token } }, null);
      saveFile(name ?? 'somo-data.zip', file);
    },
  });
