import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../lib/http';
import { keyOf, ownKey, query } from '../../../lib/query';

/** One card, because only the list of ids is wanted. */
const ids = query('GET /api/me/favorites', { query: { limit: 1 } });

const mutationKey = ownKey('favorites');

/** Returns whether a teacher is one of the student's favorites; undefined while that is not known. */
export function useIsFavorite(teacherId: string): boolean | undefined {
  return useQuery(ids).data?.teacherIds.includes(teacherId);
}

/** Makes a teacher a favorite, or no longer one: shown at once, and taken back if it fails. */
export function useMarkFavorite(teacherId: string, onFailed: (error: Error) => void) {
  const cache = useQueryClient();
  const show = (is: boolean) =>
    cache.setQueryData(ids.queryKey, (known) => {
      const others = known?.teacherIds.filter((id) => id !== teacherId) ?? [];
      return known && { ...known, teacherIds: is ? [teacherId, ...others] : others };
    });
  return useMutation({
    mutationKey,
    // One after the other, in the order of the clicks.
    scope: { id: `favorite ${teacherId}` },
    mutationFn: (is: boolean) =>
      http(is ? 'PUT /api/me/favorites/:teacherId' : 'DELETE /api/me/favorites/:teacherId', { params: { teacherId } }),
    onMutate: async (is) => {
      if (cache.getQueryData(ids.queryKey) === undefined) return;
      await cache.cancelQueries({ queryKey: ids.queryKey });
      show(is);
    },
    onError: (error, is) => {
      show(!is);
      onFailed(error);
    },
    // A list on the screen stays, so that its hearts can be pressed again; it is fetched again when it is next shown.
    onSettled: async () => {
      await Promise.all(
        (['GET /api/me/favorites', 'GET /api/teachers'] as const).map((route) =>
          cache.invalidateQueries({ queryKey: keyOf(route), refetchType: 'none' }),
        ),
      );
      if (cache.isMutating({ mutationKey }) === 1) await cache.invalidateQueries({ queryKey: ids.queryKey, exact: true });
    },
  });
}
