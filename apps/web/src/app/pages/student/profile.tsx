import { Badge, Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LearnersSection } from '../../../features/learners/learners-section';
import { MyModules } from '../../../features/modules/my-modules';
import { MyProfile } from '../../../features/profile/my-profile';
import { ProfileCard } from '../../../features/profile/profile-card';
import { StudentFacts } from '../../../features/profile/profile-facts';
import { ProfileSide } from '../../../features/profile/profile-side';
import { paths } from '../../../lib/paths';
import { useUser } from '../../../lib/use-session';
import { TextLink } from '../../../ui/links';
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
            <ProfileSide after={<LearnersSection />}>
              <ProfileCard label={t('summary')} person={profile} line={<Stored>{email}</Stored>}>
                {profile.interests.length > 0 && (
                  <>
                    <Text color="fg.muted" textStyle="sm" mb="2">
                      {t('interests')}
                    </Text>
                    <Box display="flex" flexWrap="wrap" gap="2">
                      {profile.interests.map((interest) => (
                        <Badge key={interest} maxW="full" whiteSpace="normal" overflowWrap="anywhere">
                          <Stored>{interest}</Stored>
                        </Badge>
                      ))}
                    </Box>
                  </>
                )}
              </ProfileCard>
            </ProfileSide>
            <Stack gap="6" minW="0">
              <StudentFacts profile={profile} add={edit(t('addMissing'))} />
              <MyModules />
              <WhoSees />
            </Stack>
          </>
        )}
      </MyProfile>
    </Page>
  );
}

function WhoSees() {
  const { t } = useTranslation('profile');
  return (
    <Box asChild px={{ base: '5', md: '6' }}>
      <section aria-label={t('whoSees')}>
        <Heading as="h2" size="sm">
          {t('whoSees')}
        </Heading>
        <Text color="fg.muted" textStyle="sm" mt="1" mb="3">
          {t('whoSeesText')}
        </Text>
        <TextLink to={paths.privacySettings}>{t('privacySettings')}</TextLink>
      </section>
    </Box>
  );
}
