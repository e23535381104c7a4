import type { QueryClient } from '@tanstack/react-query';
import { query } from '../../../../lib/query';
import { spareLine } from '../../../../lib/spare-line';
import { pictureOf } from '../../paper/page-picture';
import type { BoardDoc } from '../board-doc';

/**
 * Returns the pictures that lie behind the pages of a board, by page: readable ones where the line has room beside a call. Null: it could not
 * be loaded. What is no longer among the materials is left out.
 */
export async function fetchBackgrounds(cache: QueryClient, lessonId: string, board: BoardDoc): Promise<Map<string, Blob | null>> {
  const pictures = new Map<string, Blob | null>();
  const behind = board.pages.flatMap((page) => {
    const background = board.backgroundOf(page);
    return background ? [{ ...background, of: page }] : [];
  });
  if (behind.length === 0) return pictures;
  const { items } = await cache.fetchQuery(query('GET /api/lessons/:id/materials', { params: { id: lessonId } }));
  const size = spareLine.hasRoom() ? 'full' : 'small';
  for (const { of, materialId, page } of behind) {
    const material = items.find(({ id }) => id === materialId);
    if (material) pictures.set(of, await cache.fetchQuery(pictureOf({ lessonId, material, page, size })).catch(() => null));
  }
  return pictures;
}
