import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pages, query } from '../../lib/query';

/** Returns a person to write to, with the conversation: a contact, or a teacher whom a student writes to for the first time. */
export function useContact(userId: string) {
  const cache = useQueryClient();
  const listed = () =>
    cache
      .getQueryData(pages('GET /api/conversations', {}).queryKey)
      ?.pages.flatMap(({ items }) => items)
      .find((contact) => contact.userId === userId);
  return useQuery({ ...query('GET /api/conversations/:userId', { params: { userId } }), placeholderData: listed });
}
