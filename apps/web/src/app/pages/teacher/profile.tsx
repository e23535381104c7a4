import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PauseSection } from '../../../features/pause/pause-section';
import { MyProfile } from '../../../features/profile/my-profile';
import { ProfileCard } from '../../../features/profile/profile-card';
import { TeacherFacts } from '../../../features/profile/profile-facts';
import { ProfileSide } from '../../../features/profile/profile-side';
import { TeachingStatus } from '../../../features/profile/teaching-status';
import { TeachingSubjects } from '../../../features/profile/teaching-subjects';
import { VerificationSection } from '../../../features/verification/verification-section';
import { zoneLabel } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { useNow } from '../../../lib/use-now';
import { useUser } from '../../../lib/use-session';
import { ButtonLink } from '../../../ui/links';
import { Page } from '../../../ui/page';
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
            <ProfileSide after={<VerificationSection />}>
              <ProfileCard
                label={t('summary')}
                person={profile}
                line={zoneLabel(timeZone ?? profile.timeZone, now)}
                action={
                  <ButtonLink to={paths.teacher(profile.id)} variant="outline" w="full">
                    {t('publicPage')}
                  </ButtonLink>
                }
              >
                <TeachingStatus profile={profile} />
              </ProfileCard>
            </ProfileSide>
            <Stack gap="6" minW="0">
              <TeacherFacts profile={profile} add={edit(t('addMissing'))} />
              <TeachingSubjects profile={profile} />
              <PauseSection profile={profile} />
            </Stack>
          </>
        )}
      </MyProfile>
      {dialog}
    </Page>
  );
}
