import { useInfiniteQuery } from '@tanstack/react-query';
import type { ProblemStatus } from '@somo/contracts/problems';
import { pages } from '../../../lib/query';

export const useProblems = (status: ProblemStatus) => useInfiniteQuery(pages('GET /api/admin/problems', { query: { status } }));
