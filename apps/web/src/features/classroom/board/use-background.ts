import { useEffect, useState } from 'react';
import { skipToken, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { ownKey, query } from '../../../lib/query';
import { pictureOf } from '../paper/page-picture';
import { nameOf, type Background } from './background';
import { readPicture } from './read-picture';

const none: UseQueryOptions<Blob> = { queryKey: ownKey('no-page'), queryFn: skipToken };

/** Returns what lies behind a page, a small picture first, and in which state it is. */
export function useBackground(lessonId: string, background: Background | undefined) {
  const ask = query('GET /api/lessons/:id/materials', { params: { id: lessonId } });
  const materials = useQuery({ ...ask, enabled: background !== undefined });
  const material = materials.data?.items.find(({ id }) => id === background?.materialId);
  const wanted = material && background && { lessonId, material, page: background.page };
  const small = useQuery<Blob>(wanted ? pictureOf({ ...wanted, size: 'small' }) : none);
  const full = useQuery<Blob>({
    ...(wanted ? pictureOf({ ...wanted, size: 'full' }) : none),
    enabled: wanted !== undefined && !small.isPending,
  });
  const picture = usePicture(wanted && (full.data ?? small.data), background && nameOf(background));
  const failed = [materials, small, full].find(({ isError }) => isError);
  return {
    picture: picture.image,
    state: stateOf(),
    retry: () => void failed?.refetch(),
  };

  function stateOf(): 'none' | 'gone' | 'failed' | 'coming' | 'shown' {
    if (!background) return 'none';
    if (failed || picture.isBroken) return 'failed';
    if (materials.data && !material && !materials.isFetching) return 'gone';
    return full.data && picture.image ? 'shown' : 'coming';
  }
}

/** `name`: of what the file shows; until the readable picture of it has been read, the small one stays. */
function usePicture(file: Blob | undefined, name: string | undefined): { image: HTMLCanvasElement | null; isBroken: boolean } {
  const [read, setRead] = useState<{ file: Blob; name: string | undefined; image: HTMLCanvasElement | null }>();
  useEffect(() => {
    let isWanted = true;
    if (file)
      void readPicture(file)
        .catch(() => null)
        .then((image) => isWanted && setRead({ file, name, image }));
    return () => {
      isWanted = false;
    };
  }, [file, name]);
  if (!file || !read || read.name !== name) return { image: null, isBroken: false };
  return { image: read.image, isBroken: read.file === file && read.image === null };
}
