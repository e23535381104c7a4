import { useState } from 'react';
import { Box, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import type { OnboardingBody } from '@somo/contracts/routes/auth';
import type { SubjectChoice } from '@somo/contracts/asks/catalog';
import { useCompleteProfile } from '../../features/onboarding/api/complete-profile';
import { OnboardingForm } from '../../features/onboarding/onboarding-form';
import { SubjectsStep } from '../../features/onboarding/subjects-step';
import { ProblemError } from '../../lib/problem';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { useSession } from '../../lib/use-session';
import { Panel } from '../../ui/panel';
import { usePageTitle } from '../../ui/use-page-title';
import { landingOf } from '../access';
import { wantedFrom } from '../guard';

export default function Onboarding() {
  const { t } = useTranslation('onboarding');
  const session = useSession();
  const state: unknown = useLocation().state;
  const [choices, setChoices] = useState<SubjectChoice[]>([]);
  const completing = useCompleteProfile();
  const user = session.status === 'signed-in' ? session.user : null;
  const lacksMaybe = user?.role === 'teacher' && user.onboardingCompleted && !completing.isPending;
  const profile = useQuery({ ...query('GET /api/me/profile'), enabled: lacksMaybe });
  usePageTitle(t('title'));
  if (!user || session.status !== 'signed-in') return null;

  const complete = (body: OnboardingBody) =>
    completing.mutate(
      { profile: body, subjects: choices },
      {
        onSuccess: () => toast(t('saved'), t('savedText')),
        onError: (error) =>
          toast(t('failed'), error instanceof ProblemError && error.problem.status === 401 ? t('notSignedIn') : error.message, 'error'),
      },
    );

  const asksProfile = !user.onboardingCompleted || completing.isPending;
  const lacksSubjects = lacksMaybe && (profile.data ? profile.data.subjects.length === 0 : completing.isError);
  if (!asksProfile && (!lacksMaybe || (profile.isFetched && !lacksSubjects) || completing.isSuccess)) {
    return <Navigate to={landingOf(user, session.redirectTo, wantedFrom(state))} replace />;
  }
  return (
    <Box maxW="2xl" mx="auto" px="4" py={{ base: '8', md: '12' }}>
      <Heading as="h1" size="2xl">
        {asksProfile ? t('title') : t('subjectsStepTitle')}
      </Heading>
      <Text color="fg.muted" mt="1" mb="6">
        {asksProfile ? t('text') : t('subjectsStepText')}
      </Text>
      <Panel>
        {asksProfile && (
          <OnboardingForm user={user} choices={choices} onChoices={setChoices} busy={completing.isPending} onSubmit={complete} />
        )}
        {!asksProfile && (lacksSubjects ? <SubjectsStep choices={choices} onChoices={setChoices} /> : <Skeleton h="40" />)}
      </Panel>
    </Box>
  );
}
