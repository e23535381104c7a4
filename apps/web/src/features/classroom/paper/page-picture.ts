import type { Material } from '@somo/contracts/materials';
import type { PageSize } from '@somo/contracts/rules/pages';
import { ownKey } from '../../../lib/query';
import { download } from '../../../lib/send-as-user';
import { spareLine } from '../../../lib/spare-line';

interface Wanted {
  lessonId: string;
  material: Material;
  page: number;
  size: PageSize;
}

/** Returns how to fetch the picture of a page, or a picture itself. */
export function pictureOf({ lessonId, material: { id: materialId, file, pages }, page, size }: Wanted) {
  const ask = pages
    ? () => download('GET /api/lessons/:id/materials/:materialId/page', { params: { id: lessonId, materialId }, query: { page, size } })
    : () => download('GET /api/files/:id', { params: { id: file.id }, query: { version: size === 'small' ? 'preview' : 'whole' } });
  return {
    queryKey: ownKey('page', file.id, String(page), size),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      // A photo can have megabytes: its preview is enough while the voice needs the line.
      if (!pages && size === 'full') await spareLine.wait(signal);
      signal.throwIfAborted();
      return (await ask()).file;
    },
    staleTime: Infinity,
    gcTime: Infinity,
    // A page that is still on its way is asked for again.
    retry: 10,
    retryDelay: 2_000,
  };
}
