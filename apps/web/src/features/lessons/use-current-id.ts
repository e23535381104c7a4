import { useQuery } from '@tanstack/react-query';
import type { Lesson } from '@somo/contracts/lessons';
import { query } from '../../lib/query';

/** Returns the id of the lesson that a link means: the list has a lesson that was moved once, where it is now. */
export function useCurrentId(linkedId: string | null, listed: readonly Lesson[]): string | null {
  const isListed = linkedId === null || listed.some(({ id }) => id === linkedId);
  const moved = useQuery({ ...query('GET /api/lessons/:id', { params: { id: linkedId ?? '' } }), enabled: !isListed });
  const agreementId = moved.data?.agreementId;
  return listed.find((lesson) => lesson.agreementId === agreementId)?.id ?? linkedId;
}
