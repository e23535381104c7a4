import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PauseSection } from '../../../features/pause/pause-section';
import { MyProfile } from '../../../features/profile/my-profile';
import { ProfileCard } from '../../../features/profile/profile-card';
import { TeacherFacts } from '../../../features/profile/profile-facts';
import { TeachingStatus } from '../../../features/profile/teaching-status';
import { TeachingSubjects } from '../../../features/profile/teaching-subjects';
import { VerificationSection } from '../../../features/verification/verification-section';
import { zoneLabel } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { useNow } from '../../../lib/use-now';
import { useUser } from '../../../lib/use-session';
import { ButtonLink } from '../../../ui/links';
import { Page } from '../../../ui/page';
import { Rating } from '../../../ui/rating';
import { useMoveHours } from '../../use-move-hours';

export default function TeacherProfile() {
  const { t } = useTranslation(['profile', 'common']);
  const now = useNow(60_000);
  const timeZone = useUser()?.timeZone;
  const { onZone, dialog } = useMoveHours();
  return (
    <Page title={t('title')}>
      <MyProfile text={t('teacherText')} onZone={onZone}>
        {(profile, edit) => (
          <>
            <ProfileCard
              label={t('summary')}
              person={profile}
              line={zoneLabel(timeZone ?? profile.timeZone, now)}
              aside={
                <ButtonLink to={paths.teacher(profile.id)} variant="outline" w={{ base: 'full', sm: 'auto' }}>
                  {t('publicPage')}
                </ButtonLink>
              }
            >
              {profile.averageRating !== null && <Rating average={profile.averageRating} count={profile.reviewsCount} />}
            </ProfileCard>
            <Stack gap="6">
              <TeacherFacts profile={profile} add={edit(t('addMissing'))} />
              <VerificationSection />
            </Stack>
            <Stack gap="6">
              <TeachingSubjects profile={profile} />
              <TeachingStatus profile={profile} />
              <PauseSection profile={profile} />
            </Stack>
          </>
        )}
      </MyProfile>
      {dialog}
    </Page>
  );
}
