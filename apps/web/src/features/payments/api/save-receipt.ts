import { useMutation } from '@tanstack/react-query';
import { download } from '../../../lib/send-as-user';
import { saveFile } from '../../../lib/save-file';

/** Fetches the receipt of a lesson and hands it to the browser. */
export function useSaveReceipt() {
  return useMutation({
    mutationFn: async (lessonId: string) => {
      const { file, name } = await download('GET /api/lessons/:id/receipt.pdf', { params: { id: lessonId } });
      saveFile(name ?? 'somo-receipt.pdf', file);
    },
  });
}
