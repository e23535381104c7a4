import { Badge, Box, Heading, Text } from '@chakra-ui/react';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TeacherProfile } from '@somo/contracts/people';
import { clock } from '../../lib/clock';
import { shortMoney, zoneLabel } from '../../lib/format';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Rating } from '../../ui/rating';

/** Who the teacher is, in their own words; what they left out is said to be left out. */
export function TeacherProfileCard({ teacher }: { teacher: TeacherProfile }) {
  const { t } = useTranslation(['booking', 'common']);
  const none = t('notSpecified');
  const facts = [
    [t('country'), teacher.country ?? t('unknown')],
    [t('education'), teacher.education ?? none],
    [t('experience'), teacher.experience ?? none],
    [t('languages'), teacher.languages.join(', ') || none],
    [t('timeZone'), zoneLabel(teacher.timeZone, clock.now())],
    [t('teachingStyle'), teacher.teachingStyle ?? none],
  ] as const;
  return (
    <Panel>
      <Box display="flex" flexWrap="wrap" gap="4" alignItems="flex-start">
        <PersonAvatar person={teacher} size="20" />
        <Box flex="1 1 10rem" minW="0">
          <Heading as="h1" size="lg" overflowWrap="anywhere">
            <bdi>{teacher.fullName || t('common:unknownTeacher')}</bdi>
          </Heading>
          <Text fontWeight="medium">{teacher.subjects.join(', ') || none}</Text>
          <Box display="flex" flexWrap="wrap" columnGap="4" alignItems="center" mt="1">
            <Rating average={teacher.averageRating} count={teacher.reviewsCount} />
            {teacher.isVerified && (
              <Text
                as="span"
                display="inline-flex"
                gap="1"
                alignItems="center"
                color="fg.success"
                textStyle="sm"
                fontWeight="medium"
                _icon={{ w: '4', h: '4' }}
              >
                <BadgeCheck aria-hidden />
                {t('common:verified')}
              </Text>
            )}
          </Box>
        </Box>
      </Box>
      <Text mt="5" fontFamily="heading" fontWeight="bold" textStyle="2xl">
        {teacher.hourlyRateCents === null ? (
          t('common:rateNotSet')
        ) : (
          <bdi>{t('common:pricePerHour', { price: shortMoney(teacher.hourlyRateCents) })}</bdi>
        )}
      </Text>
      <Heading as="h2" size="sm" mt="6">
        {t('about')}
      </Heading>
      <Text mt="1" maxW="prose" whiteSpace="pre-line" overflowWrap="anywhere">
        {teacher.bio ?? t('noBio')}
      </Text>
      {teacher.specialties.length > 0 && (
        <>
          <Heading as="h2" size="sm" mt="6" mb="2">
            {t('specialties')}
          </Heading>
          <Box display="flex" flexWrap="wrap" gap="2">
            {teacher.specialties.map((each) => (
              <Badge key={each}>{each}</Badge>
            ))}
          </Box>
        </>
      )}
      <Box as="dl" mt="6" display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        {facts.map(([label, value]) => (
          <Box key={label} minW="0">
            <Text as="dt" color="fg.muted" textStyle="sm">
              {label}
            </Text>
            <Text as="dd" overflowWrap="anywhere">
              {value}
            </Text>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
