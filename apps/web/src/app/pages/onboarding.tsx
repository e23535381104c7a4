import { useCallback, useRef, useState } from 'react';
import { Box, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import type { OnboardingBody } from '@somo/contracts/routes/auth';
import type { SubjectChoice } from '@somo/contracts/asks/catalog';
import { saveFirstHours } from '../../features/availability/api/save-first-hours';
import { FirstHours, hoursLines } from '../../features/availability/first-hours';
import type { Hours } from '../../features/availability/hours';
import { UnsavedHours } from '../../features/availability/unsaved-hours';
import type { ChildCheck } from '../../features/learners/child-fields';
import { WantedLine } from '../../features/auth/wanted-line';
import { ForChild } from '../../features/learners/for-child';
import { useCompleteProfile } from '../../features/onboarding/api/complete-profile';
import { OnboardingForm } from '../../features/onboarding/onboarding-form';
import { SubjectsStep } from '../../features/onboarding/subjects-step';
import { intendedRole } from '../../lib/intended-role';
import { dashboardOf } from '../../lib/paths';
import { needsSignIn } from '../../lib/problem';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { useSession } from '../../lib/use-session';
import { Panel } from '../../ui/panel';
import { usePageTitle } from '../../ui/use-page-title';
import { landingOf } from '../access';
import { wantedFrom } from '../guard';

const noHours: Hours = { recurringSlots: [], specificDates: [], breakPeriods: [] };

export default function Onboarding() {
  const { t } = useTranslation('onboarding');
  const session = useSession();
  const from = wantedFrom(useLocation().state);
  const [choices, setChoices] = useState<SubjectChoice[]>([]);
  const [hours, setHours] = useState(noHours);
  const [hoursDone, setHoursDone] = useState(false);
  const completing = useCompleteProfile();
  const child = useRef<ChildCheck>(null);
  const onChild = useCallback((check: ChildCheck | null) => void (child.current = check), []);
  const user = session.status === 'signed-in' ? session.user : null;
  const isTeacher = user?.role === 'teacher' && user.onboardingCompleted && !completing.isPending;
  const profile = useQuery({ ...query('GET /api/me/profile'), enabled: isTeacher });
  usePageTitle(t('title'));
  if (!user || session.status !== 'signed-in') return null;

  async function complete(body: OnboardingBody, userId: string): Promise<void> {
    const saveHours = hours.recurringSlots.length > 0 ? () => saveFirstHours(userId, hours) : undefined;
    const learner = body.userType === 'student' ? await child.current?.() : undefined;
    // Its fields say what is missing.
    if (learner === null) return;
    try {
      const unsaved = await completing.mutateAsync({ profile: body, subjects: choices, saveHours, learner });
      intendedRole.clear();
      // The page itself says that hours are missing, and whoever goes on to the page they came for needs no message over it.
      if (unsaved.learner) toast(t('childNotAdded'), t('childNotAddedText'), 'error');
      else if (unsaved.subjects) toast(t('failed'), unsaved.subjects.message, 'error');
      else if (unsaved.hours === null && (from === undefined || from === dashboardOf(body.userType))) toast(t('saved'), t('savedText'));
    } catch (error) {
      toast(t('failed'), needsSignIn(error) ? t('notSignedIn') : (error as Error).message, 'error');
      throw error;
    }
  }

  const asksProfile = !user.onboardingCompleted || completing.isPending;
  const unsaved = completing.data;
  const lacksSubjects = isTeacher && (profile.data ? profile.data.subjects.length === 0 : Boolean(unsaved?.subjects));
  const lacksHours = isTeacher && Boolean(unsaved?.hours) && !hoursDone;
  const isKnown = !isTeacher || profile.isFetched || (unsaved !== undefined && !unsaved.subjects);
  if (!asksProfile && isKnown && !lacksSubjects && !lacksHours) return <Navigate to={landingOf(user, session.redirectTo, from)} replace />;

  const heading = asksProfile ? 'title' : lacksSubjects ? 'subjectsStepTitle' : lacksHours ? 'hoursStepTitle' : 'title';
  const text = asksProfile ? 'text' : lacksSubjects ? 'subjectsStepText' : lacksHours ? 'hoursStepText' : 'text';
  const head = (
    <>
      <Heading as="h1" size="2xl">
        {t(heading)}
      </Heading>
      <Text color="fg.muted" mt="1" mb="6">
        {t(text)}
      </Text>
      <WantedLine from={from} />
    </>
  );
  return (
    <Box px={{ base: '4', md: '8' }} py={{ base: '6', md: '10' }}>
      {asksProfile ? (
        <OnboardingForm
          head={head}
          user={user}
          role={intendedRole.read() ?? (from?.startsWith('/student/') ? 'student' : undefined)}
          choices={choices}
          onChoices={setChoices}
          hours={hoursLines(hours)}
          onSkipHours={() => setHours(noHours)}
          hoursStep={(timeZone, error, skip) => (
            <FirstHours hours={hours} onChange={setHours} timeZone={timeZone} error={error} skip={skip} />
          )}
          forChild={<ForChild busy={completing.isPending} onCheck={onChild} />}
          busy={completing.isPending}
          onSubmit={(body) => complete(body, user.id)}
        />
      ) : (
        <Box maxW="2xl" mx="auto">
          {head}
          <Panel>
            {lacksSubjects ? (
              <SubjectsStep choices={choices} onChoices={setChoices} />
            ) : lacksHours ? (
              <UnsavedHours
                userId={user.id}
                hours={hours}
                reason={unsaved?.hours?.message ?? ''}
                onSaved={() => {
                  setHoursDone(true);
                  toast(t('saved'), t('savedText'));
                }}
                onLater={() => setHoursDone(true)}
              />
            ) : (
              <Skeleton h="40" />
            )}
          </Panel>
        </Box>
      )}
    </Box>
  );
}
