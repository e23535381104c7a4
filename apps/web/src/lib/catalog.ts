// The subjects and modules that Somo knows: they change only with a release, apart from which of them are taught.
import { useQuery } from '@tanstack/react-query';
import { query } from './query';

export const useSubjects = () => useQuery({ ...query('GET /api/subjects'), staleTime: Infinity });

/** Returns the subjects that somebody teaches; asks for them only where they are needed. */
export const useTaughtSubjects = (enabled = true) => useQuery({ ...query('GET /api/subjects', { query: { taught: true } }), enabled });

/** Returns the subjects that the words mean: 'ICT', 'mathmatics'. */
export const useSubjectsMeant = (words: string) =>
  useQuery({ ...query('GET /api/subjects', { query: { q: words } }), enabled: words !== '', staleTime: Infinity });

export const useModules = (subject: string) => useQuery({ ...query('GET /api/modules', { query: { subject } }), staleTime: Infinity });
