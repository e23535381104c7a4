import { Badge, Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { MyModules } from '../../../features/modules/my-modules';
import { MyProfile } from '../../../features/profile/my-profile';
import { ProfileCard } from '../../../features/profile/profile-card';
import { StudentFacts } from '../../../features/profile/profile-facts';
import { paths } from '../../../lib/paths';
import { useUser } from '../../../lib/use-session';
import { TextLink } from '../../../ui/links';
import { Page } from '../../../ui/page';
import { Panel } from '../../../ui/panel';
import { Stored } from '../../../ui/stored';

export default function StudentProfile() {
  const { t } = useTranslation('profile');
  const email = useUser()?.email;
  return (
    <Page title={t('title')}>
      <MyProfile even text={t('studentText')}>
        {(profile, edit) => (
          <>
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
            <StudentFacts profile={profile} add={edit(t('addMissing'))} />
            <MyModules />
            <Panel
              asChild
              gridColumn={{ lg: '1 / -1' }}
              display="flex"
              flexWrap="wrap"
              columnGap="6"
              rowGap="3"
              alignItems="center"
              bg="brand.subtle"
              boxShadow="none"
            >
              <section aria-label={t('whoSees')}>
                <Box minW="0" flex="1 1 16rem">
                  <Heading as="h2" size="sm">
                    {t('whoSees')}
                  </Heading>
                  <Text color="fg.muted" mt="1">
                    {t('whoSeesText')}
                  </Text>
                </Box>
                <TextLink to={paths.privacySettings}>{t('privacySettings')}</TextLink>
              </section>
            </Panel>
          </>
        )}
      </MyProfile>
    </Page>
  );
}
