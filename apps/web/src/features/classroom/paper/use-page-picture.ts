import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Material } from '@somo/contracts/materials';
import { dataSaver } from '../../../lib/data-saver';
import { spareLine } from '../../../lib/spare-line';
import { useObjectUrl } from '../../../ui/files/use-object-url';
import { pictureOf } from './page-picture';

/** Returns the picture of a page: the small one first, the readable one as soon as it is there. The next page is fetched where the voice leaves room, unless its reader saves data. */
export function usePagePicture(lessonId: string, material: Material, page: number) {
  const cache = useQueryClient();
  const small = useQuery(pictureOf({ lessonId, material, page, size: 'small' }));
  const full = useQuery({ ...pictureOf({ lessonId, material, page, size: 'full' }), enabled: !small.isPending });
  const isThere = full.data !== undefined;
  useEffect(() => {
    const next = page + 1;
    if (!isThere || !material.pages || next > material.pages.ready || !spareLine.hasRoom() || dataSaver.isOn()) return;
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
