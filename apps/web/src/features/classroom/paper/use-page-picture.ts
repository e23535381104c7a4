import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Material } from '@somo/contracts/materials';
import type { PageSize } from '@somo/contracts/rules/pages';
import { ownKey } from '../../../lib/query';
import { download } from '../../../lib/send-as-user';
import { spareLine } from '../../../lib/spare-line';
import { useObjectUrl } from '../../../ui/files/use-object-url';

interface Wanted {
  lessonId: string;
  material: Material;
  page: number;
  size: PageSize;
}

function pictureOf({ lessonId, material: { id: materialId, file, pages }, page, size }: Wanted) {
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

/** Returns the picture of a page: the small one first, the readable one as soon as it is there. The next page is fetched where the voice leaves room. */
export function usePagePicture(lessonId: string, material: Material, page: number) {
  const cache = useQueryClient();
  const small = useQuery(pictureOf({ lessonId, material, page, size: 'small' }));
  const full = useQuery({ ...pictureOf({ lessonId, material, page, size: 'full' }), enabled: !small.isPending });
  const isThere = full.data !== undefined;
  useEffect(() => {
    const next = page + 1;
    if (!isThere || !material.pages || next > material.pages.ready || !spareLine.hasRoom()) return;
    for (const size of ['small', 'full'] as const) void cache.prefetchQuery(pictureOf({ lessonId, material, page: next, size }));
  }, [isThere, cache, lessonId, material, page]);
  const [smallUrl, fullUrl] = [useObjectUrl(small.data), useObjectUrl(full.data)];
  return {
    src: fullUrl ?? smallUrl,
    isReadable: fullUrl !== undefined,
    failed: small.isError || full.isError,
    retry: () => void (small.isError ? small : full).refetch(),
  };
}
