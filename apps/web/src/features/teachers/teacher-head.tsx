import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeacherProfile } from '@somo/contracts/people';
import { listText, shortMoney } from '../../lib/format';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { TeacherCountry } from './teacher-country';
import { TeacherReputation } from './teacher-reputation';

/** The teacher's name, subjects, country and hourly rate. */
export function TeacherHead({ teacher }: { teacher: TeacherProfile }) {
  const { t } = useTranslation(['booking', 'common']);
  return (
    <Panel>
      <Box display="flex" gap="4" alignItems="flex-start">
        <PersonAvatar person={teacher} size="20" />
        <Box flex="1" minW="0">
          <Heading as="h1" size="lg" overflowWrap="anywhere">
            <Stored>{teacher.fullName || t('common:unknownTeacher')}</Stored>
          </Heading>
          <Text fontWeight="medium">{teacher.subjects.length > 0 ? <Stored>{listText(teacher.subjects)}</Stored> : t('notSpecified')}</Text>
          <TeacherCountry country={teacher.country} />
          <TeacherReputation teacher={teacher} mt="0.5" />
          <Text mt="2" fontFamily="heading" fontWeight="bold" textStyle="2xl">
            {teacher.hourlyRateCents === null ? (
              t('common:rateNotSet')
            ) : (
              <bdi>{t('common:pricePerHour', { price: shortMoney(teacher.hourlyRateCents) })}</bdi>
            )}
          </Text>
        </Box>
      </Box>
    </Panel>
  );
}
