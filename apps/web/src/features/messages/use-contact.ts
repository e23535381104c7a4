import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/query';

/** Returns a person to write to, with the conversation: a contact, or a teacher whom a student writes to for the first time. */
export const useContact = (userId: string) => useQuery(query('GET /api/conversations/:userId', { params: { userId } }));
