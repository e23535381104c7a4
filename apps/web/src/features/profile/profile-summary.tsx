import type { ReactNode } from 'react';
import { Badge, Box, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { subjectName } from '../../i18n/names';
import { shortMoney } from '../../lib/format';
import { paths } from '../../lib/paths';
import { query } from '../../lib/query';
import { FetchError } from '../../ui/fetch-error';
import { ButtonLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { Stored } from '../../ui/stored';

/** What students see of a teacher, and what is still missing before they can; `children` share its panel. */
export function ProfileSummary({ children }: { children?: ReactNode }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const profile = useQuery(query('GET /api/me/profile'));
  const { data } = profile;
  return (
    <Panel>
      <section aria-label={t('profileSummary')}>
        <Heading as="h2" size="md" mb="4">
          {t('profileSummary')}
        </Heading>
        {profile.isPending && (
          <Stack>
            <Skeleton h="6" />
            <Skeleton h="6" w="1/2" />
          </Stack>
        )}
        <FetchError compact of={profile} text={t('couldNotLoad')} />
        {data && (
          <Stack gap="4" as="dl">
            <Box>
              <Text as="dt" color="fg.muted" textStyle="sm" mb="1">
                {t('subjects')}
              </Text>
              <Box as="dd" display="flex" flexWrap="wrap" gap="2">
                {data.subjects.length > 0
                  ? data.subjects.map((subject) => (
                      <Badge key={subject}>
                        <Stored>{subjectName(subject)}</Stored>
                      </Badge>
                    ))
                  : t('noSubjects')}
              </Box>
            </Box>
            <Box>
              <Text as="dt" color="fg.muted" textStyle="sm">
                {t('hourlyRate')}
              </Text>
              <Text as="dd" fontFamily="heading" fontWeight="bold" textStyle="xl">
                {data.hourlyRateCents === null ? t('notSet') : t('common:pricePerHour', { price: shortMoney(data.hourlyRateCents) })}
              </Text>
            </Box>
          </Stack>
        )}
        {data && (
          <Box display="flex" flexWrap="wrap" gap="3" mt="5">
            {data.subjects.length === 0 && <ButtonLink to={paths.onboarding}>{t('setUpProfile')}</ButtonLink>}
            <ButtonLink to={paths.teacherProfile} variant="outline">
              {t('editProfile')}
            </ButtonLink>
          </Box>
        )}
      </section>
      {children}
    </Panel>
  );
}
