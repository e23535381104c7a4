import type { ReactNode } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { MyProfile } from '@somo/contracts/people';
import { countryName, languageList } from '../../i18n/names';
import { listText, shortMoney, zoneLabel } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { useUser } from '../../lib/use-session';
import { FactGrid } from '../../ui/fact-grid';
import { OutsideLink } from '../../ui/outside-link';
import { Panel } from '../../ui/panel';
import { Stored } from '../../ui/stored';

/** The facts of a student beside name and email; what is missing is said in one line, with what adds it (`add`). */
export function StudentFacts({ profile, add }: { profile: MyProfile; add: ReactNode }) {
  const { t } = useTranslation('profile');
  const now = useNow(60_000);
  const user = useUser();
  const missing = [...(profile.interests.length === 0 ? [t('noInterests')] : []), ...(profile.bio === null ? [t('noBio')] : [])];
  return (
    <Facts
      title={t('details')}
      facts={[
        { label: t('timeZone'), value: zoneLabel(user?.timeZone ?? profile.timeZone, now) },
        ...(profile.bio === null ? [] : [{ label: t('bio'), value: <Stored>{profile.bio}</Stored>, wide: true }]),
      ]}
    >
      {missing.length > 0 && (
        <Invitation add={add}>
          {missing.map((each) => (
            <Text key={each}>{each}</Text>
          ))}
        </Invitation>
      )}
    </Facts>
  );
}

interface Fact {
  label: string;
  /** null: the teacher has not given it. */
  value: ReactNode;
  wide?: boolean;
}

/** The facts of a teacher beside name and time zone; those that are missing are named in one line, with what adds them (`add`). */
export function TeacherFacts({ profile, add }: { profile: MyProfile; add: ReactNode }) {
  const { t } = useTranslation(['profile', 'common']);
  const stored = (text: string | null) => (text ? <Stored>{text}</Stored> : null);
  const levels = profile.gradeLevels.map((level) => t(`common:gradeLevels.${level}`, { defaultValue: level }));
  const rate = profile.hourlyRateCents;
  const facts: Fact[] = [
    { label: t('bio'), value: stored(profile.bio), wide: true },
    { label: t('rateShown'), value: rate === null ? null : t('common:pricePerHour', { price: shortMoney(rate) }) },
    { label: t('country'), value: stored(profile.country && countryName(profile.country)) },
    { label: t('languages'), value: stored(languageList(profile.languages)) },
    { label: t('levels'), value: levels.length > 0 ? listText(levels) : null, wide: true },
    { label: t('experience'), value: stored(profile.experience), wide: true },
    { label: t('education'), value: stored(profile.education), wide: true },
    { label: t('teachingStyle'), value: stored(profile.teachingStyle), wide: true },
    {
      label: t('introVideo'),
      value: profile.introVideoUrl && <OutsideLink to={profile.introVideoUrl}>{t('watchVideo')}</OutsideLink>,
    },
    {
      label: t('contactNumber'),
      value: profile.contactNumber && (
        <>
          {stored(profile.contactNumber)}
          <Text as="span" display="block" color="fg.muted" textStyle="sm">
            {t('contactPrivate')}
          </Text>
        </>
      ),
    },
  ];
  const missing = facts.filter(({ value }) => !value).map(({ label }) => label);
  return (
    <Facts title={t('information')} facts={facts.filter(({ value }) => Boolean(value))}>
      {missing.length > 0 && (
        <Invitation add={add}>
          <Text>{t('missing', { facts: listText(missing) })}</Text>
        </Invitation>
      )}
    </Facts>
  );
}

/** Says what is missing, less loudly than what is there, beside the way to add it. */
function Invitation({ add, children }: { add: ReactNode; children: ReactNode }) {
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="2"
      mt="6"
      p="4"
      borderRadius="l2"
      bg="bg.muted"
    >
      <Box flex="1 1 12rem">{children}</Box>
      {add}
    </Box>
  );
}

function Facts({ title, facts, children }: { title: string; children?: ReactNode } & Parameters<typeof FactGrid>[0]) {
  return (
    <Panel asChild>
      <section aria-label={title}>
        <Heading as="h2" size="md" mb="5">
          {title}
        </Heading>
        <FactGrid facts={facts} />
        {children}
      </section>
    </Panel>
  );
}
