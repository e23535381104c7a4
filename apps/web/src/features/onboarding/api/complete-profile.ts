import { useMutation } from '@tanstack/react-query';
import type { OnboardingBody } from '@somo/contracts/routes/auth';
import type { AddLearnerBody } from '@somo/contracts/routes/learners';
import type { SubjectChoice } from '@somo/contracts/asks/catalog';
import { outdate } from '../../../lib/changes';
import { http } from '../../../lib/http';
import { session } from '../../../lib/session';

interface Answers {
  profile: OnboardingBody;
  subjects: SubjectChoice[];
  /** Saves the hours; absent if the teacher has chosen none. */
  saveHours: (() => Promise<unknown>) | undefined;
  /** The child for whom a student books. */
  learner: AddLearnerBody | undefined;
}

/** What is not saved, of someone who is a teacher or a student by now. */
export interface Unsaved {
  subjects: Error | null;
  hours: Error | null;
  learner: Error | null;
}

/** Up to three requests behind one button. After the first one the user has a role, even if the others fail: their failures are returned. */
export const useCompleteProfile = () =>
  useMutation({
    mutationFn: async ({ profile, subjects, saveHours, learner }: Answers): Promise<Unsaved> => {
      session.accept(await http('POST /api/onboarding', { body: profile }));
      if (profile.userType !== 'teacher') {
        const added = learner ? await failureOf(http('POST /api/me/learners', { body: learner })) : null;
        return { subjects: null, hours: null, learner: added };
      }
      const taught = await failureOf(http('PUT /api/me/subjects', { body: { subjects } }));
      return { subjects: taught, hours: saveHours ? await failureOf(saveHours()) : null, learner: null };
    },
    onSuccess: (_answer, _given, _result, { client }) => outdate(client, 'profile'),
  });

const failureOf = (saving: Promise<unknown>): Promise<Error | null> =>
  saving.then(
    () => null,
    (error: Error) => error,
  );
