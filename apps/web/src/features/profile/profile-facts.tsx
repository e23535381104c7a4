import type { ReactNode } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { MyProfile } from '@somo/contracts/people';
import { listText, shortMoney, zoneLabel } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { useUser } from '../../lib/use-session';
import { FactGrid } from '../../ui/fact-grid';
import { OutsideLink } from '../../ui/outside-link';
import { Panel } from '../../ui/panel';
import { Stored } from '../../ui/stored';

/** The facts of a student. */
export function StudentFacts({ profile, addBio }: { profile: MyProfile; addBio: ReactNode }) {
  const { t } = useTranslation('profile');
  const now = useNow(60_000);
  const user = useUser();
  return (
    <Facts
      title={t('details')}
      facts={[
        { label: t('firstName'), value: <Stored>{profile.firstName}</Stored> },
        { label: t('lastName'), value: <Stored>{profile.lastName}</Stored> },
        { label: t('email'), value: <Stored>{user?.email}</Stored> },
        { label: t('timeZone'), value: zoneLabel(user?.timeZone ?? profile.timeZone, now) },
        {
          label: t('bio'),
          value:
            profile.bio === null ? (
              <Box as="span" display="flex" flexDirection="column" alignItems="flex-start" gap="1">
                <Missing>{t('noBio')}</Missing>
                {addBio}
              </Box>
            ) : (
              <Stored>{profile.bio}</Stored>
            ),
          wide: true,
        },
      ]}
    />
  );
}

/** The facts of a teacher, with those that are missing. */
export function TeacherFacts({ profile, addVideo }: { profile: MyProfile; addVideo: ReactNode }) {
  const { t } = useTranslation(['profile', 'common']);
  const now = useNow(60_000);
  const user = useUser();
  const notProvided = <Missing>{t('notProvided')}</Missing>;
  const stored = (text: string | null) => (text ? <Stored>{text}</Stored> : notProvided);
  const levels = profile.gradeLevels.map((level) => t(`common:gradeLevels.${level}`, { defaultValue: level }));
  const video = profile.introVideoUrl && <OutsideLink to={profile.introVideoUrl}>{t('watchVideo')}</OutsideLink>;
  const rate =
    profile.hourlyRateCents === null ? (
      <Missing>{t('rateNotSet')}</Missing>
    ) : (
      t('common:pricePerHour', { price: shortMoney(profile.hourlyRateCents) })
    );
  return (
    <Facts
      title={t('information')}
      facts={[
        { label: t('firstName'), value: <Stored>{profile.firstName}</Stored> },
        { label: t('lastName'), value: <Stored>{profile.lastName}</Stored> },
        { label: t('bio'), value: profile.bio === null ? <Missing>{t('noBio')}</Missing> : <Stored>{profile.bio}</Stored>, wide: true },
        { label: t('timeZone'), value: zoneLabel(user?.timeZone ?? profile.timeZone, now) },
        { label: t('rateShown'), value: rate },
        { label: t('country'), value: stored(profile.country) },
        { label: t('languages'), value: stored(listText(profile.languages)) },
        { label: t('levels'), value: levels.length > 0 ? listText(levels) : notProvided, wide: true },
        { label: t('experience'), value: stored(profile.experience), wide: true },
        { label: t('education'), value: stored(profile.education), wide: true },
        { label: t('teachingStyle'), value: stored(profile.teachingStyle), wide: true },
        {
          label: t('introVideo'),
          value: video ?? (
            <Box as="span" display="flex" flexWrap="wrap" columnGap="4" alignItems="center">
              {notProvided}
              {addVideo}
            </Box>
          ),
        },
        {
          label: t('contactNumber'),
          value: (
            <>
              {stored(profile.contactNumber)}
              <Text as="span" display="block" color="fg.muted" textStyle="sm">
                {t('contactPrivate')}
              </Text>
            </>
          ),
        },
      ]}
    />
  );
}

/** Says that a fact is missing, less loudly than the facts. */
const Missing = ({ children }: { children: string }) => (
  <Text as="span" color="fg.muted">
    {children}
  </Text>
);

function Facts({ title, facts }: { title: string } & Parameters<typeof FactGrid>[0]) {
  return (
    <Panel asChild>
      <section aria-label={title}>
        <Heading as="h2" size="md" mb="5">
          {title}
        </Heading>
        <FactGrid facts={facts} />
      </section>
    </Panel>
  );
}
