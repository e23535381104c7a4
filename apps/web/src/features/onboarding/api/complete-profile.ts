import { useMutation } from '@tanstack/react-query';
import type { OnboardingBody } from '@somo/contracts/routes/auth';
import type { SubjectChoice } from '@somo/contracts/asks/catalog';
import { outdate } from '../../../lib/changes';
import { http } from '../../../lib/http';
import { session } from '../../../lib/session';

/** Two requests behind one button. After the first one the user is a teacher, even if the second fails. */
export const useCompleteProfile = () =>
  useMutation({
    mutationFn: async ({ profile, subjects }: { profile: OnboardingBody; subjects: SubjectChoice[] }) => {
      session.accept(await http('POST /api/onboarding', { body: profile }));
      if (profile.userType === 'teacher') await http('PUT /api/me/subjects', { body: { subjects } });
    },
    onSuccess: (_answer, _given, _result, { client }) => outdate(client, 'profile'),
  });
