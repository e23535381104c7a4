import { useMutation } from '@tanstack/react-query';
import type { OnboardingBody } from '@somo/contracts/routes/auth';
import type { SubjectChoice } from '@somo/contracts/asks/catalog';
import { outdate } from '../../../lib/changes';
import { http } from '../../../lib/http';
import { session } from '../../../lib/session';

interface Answers {
  profile: OnboardingBody;
  subjects: SubjectChoice[];
  /** Saves the hours; absent if the teacher has chosen none. */
  saveHours: (() => Promise<unknown>) | undefined;
}

/** What is not saved, of someone who is a teacher by now. */
export interface Unsaved {
  subjects: Error | null;
  hours: Error | null;
}

/** Three requests behind one button. After the first one the user is a teacher, even if the others fail: their failures are returned. */
export const useCompleteProfile = () =>
  useMutation({
    mutationFn: async ({ profile, subjects, saveHours }: Answers): Promise<Unsaved> => {
      session.accept(await http('POST /api/onboarding', { body: profile }));
      if (profile.userType !== 'teacher') return { subjects: null, hours: null };
      const taught = await failureOf(http('PUT /api/me/subjects', { body: { subjects } }));
      return { subjects: taught, hours: saveHours ? await failureOf(saveHours()) : null };
    },
    onSuccess: (_answer, _given, _result, { client }) => outdate(client, 'profile'),
  });

const failureOf = (saving: Promise<unknown>): Promise<Error | null> =>
  saving.then(
    () => null,
    (error: Error) => error,
  );
