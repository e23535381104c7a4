import type { QueryClient } from '@tanstack/react-query';
import { query } from '../../../../lib/query';
import { pictureOf } from '../../paper/page-picture';
import type { BoardDoc } from '../board-doc';

/** Returns the readable pictures that lie behind the pages of a board, by page. What is no longer among the materials is left out. */
export async function fetchBackgrounds(cache: QueryClient, lessonId: string, board: BoardDoc): Promise<Map<string, Blob>> {
  const pictures = new Map<string, Blob>();
  const behind = board.pages.flatMap((page) => {
    const background = board.backgroundOf(page);
    return background ? [{ ...background, of: page }] : [];
  });
  if (behind.length === 0) return pictures;
  const { items } = await cache.fetchQuery(query('GET /api/lessons/:id/materials', { params: { id: lessonId } }));
  for (const { of, materialId, page } of behind) {
    const material = items.find(({ id }) => id === materialId);
    if (material) pictures.set(of, await cache.fetchQuery(pictureOf({ lessonId, material, page, size: 'full' })));
  }
  return pictures;
}
