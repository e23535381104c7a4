import { useMutation } from '@tanstack/react-query';
import type { LoginBody } from '@somo/contracts/routes/auth';
import { http } from '../../../lib/http';
import { session } from '../../../lib/session';

export function useSignIn() {
  return useMutation({
    mutationFn: (body: LoginBody) => http('POST /api/auth/login', { body }),
    onSuccess: (answer) => {
      if (!('step' in answer)) session.accept(answer);
    },
  });
}
