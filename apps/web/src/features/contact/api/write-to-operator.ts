import { useMutation } from '@tanstack/react-query';
import type { ContactBody } from '@somo/contracts/routes/contact';
import { http } from '../../../lib/http';

export function useWriteToOperator() {
  return useMutation({ mutationFn: (body: ContactBody) => http('POST /api/contact', { body }) });
}
