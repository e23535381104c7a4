import { Box, Heading, Text } from '@chakra-ui/react';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TeacherProfile } from '@somo/contracts/people';
import { shortMoney } from '../../lib/format';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Rating } from '../../ui/rating';

/** Who the teacher is, and what an hour costs. */
export function TeacherHead({ teacher }: { teacher: TeacherProfile }) {
  const { t } = useTranslation(['booking', 'common']);
  return (
    <Panel>
      <Box display="flex" flexWrap="wrap" gap="4" alignItems="flex-start">
        <PersonAvatar person={teacher} size="20" />
        <Box flex="1 1 10rem" minW="0">
          <Heading as="h1" size="lg" overflowWrap="anywhere">
            <bdi>{teacher.fullName || t('common:unknownTeacher')}</bdi>
          </Heading>
          <Text fontWeight="medium">{teacher.subjects.join(', ') || t('notSpecified')}</Text>
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
    </Panel>
  );
}
