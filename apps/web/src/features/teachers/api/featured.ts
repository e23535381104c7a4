import { useQuery } from '@tanstack/react-query';
import { embedded } from '../../../lib/embedded';
import { query } from '../../../lib/query';

/** As long as the server keeps them, and some. */
const freshMs = 120_000;

/** Returns the featured teachers, which the home page comes with. */
export const useFeatured = () =>
  useQuery({ ...query('GET /api/teachers/featured'), initialData: () => embedded('featured'), staleTime: freshMs });
