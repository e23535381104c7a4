import { Badge, Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { MyProfile } from '../../../features/profile/my-profile';
import { ProfileCard } from '../../../features/profile/profile-card';
import { StudentFacts } from '../../../features/profile/profile-facts';
import { useUser } from '../../../lib/use-session';
import { Page } from '../../../ui/page';
import { Stored } from '../../../ui/stored';

export default function StudentProfile() {
  const { t } = useTranslation('profile');
  const email = useUser()?.email;
  return (
    <Page title={t('title')}>
      <MyProfile text={t('studentText')}>
        {(profile, edit) => (
          <>
            <ProfileCard label={t('summary')} person={profile} line={<Stored>{email}</Stored>}>
              <Text color="fg.muted" textStyle="sm" mb="2">
                {t('interests')}
              </Text>
              {profile.interests.length === 0 ? (
                <Box display="flex" flexWrap="wrap" columnGap="4" alignItems="center">
                  <Text color="fg.muted">{t('noInterests')}</Text>
                  {edit(t('addInterests'))}
                </Box>
              ) : (
                <Box display="flex" flexWrap="wrap" gap="2">
                  {profile.interests.map((interest) => (
                    <Badge key={interest} maxW="full" whiteSpace="normal" overflowWrap="anywhere">
                      <Stored>{interest}</Stored>
                    </Badge>
                  ))}
                </Box>
              )}
            </ProfileCard>
            <StudentFacts profile={profile} addBio={edit(t('addBio'))} />
          </>
        )}
      </MyProfile>
    </Page>
  );
}
