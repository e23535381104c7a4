import { useMutation } from '@tanstack/react-query';
import { download } from '../../../lib/http';
import { saveFile } from '../../../lib/save-file';

/** Downloads the receipt of a lesson, saves it and returns its name. */
export function useSaveReceipt() {
  return useMutation({
    mutationFn: async (lessonId: string) => {
      const { file, name } = await download('GET /api/lessons/:id/receipt.pdf', { params: { id: lessonId } });
      const called = name ?? 'somo-receipt.pdf';
      saveFile(called, file);
      return called;
    },
  });
}
