import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeacherProfile } from '@somo/contracts/people';
import { subjectList } from '../../i18n/names';
import { shortMoney } from '../../lib/format';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { TeacherCountry } from './teacher-country';
import { TeacherReputation } from './teacher-reputation';
import { TeachingRecord } from './teaching-record';

/** The teacher's name, subjects, country and hourly rate. */
export function TeacherHead({ teacher }: { teacher: TeacherProfile }) {
  const { t } = useTranslation(['booking', 'common']);
  return (
    <Panel p={{ base: '3', lg: '6' }}>
      <Box display="flex" gap={{ base: '3', lg: '4' }} alignItems={{ base: 'center', lg: 'flex-start' }}>
        <Box css={{ lg: { '& > div': { w: '20', h: '20' } } }}>
          <PersonAvatar person={teacher} size="12" />
        </Box>
        <Box flex="1" minW="0" display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', lg: 'minmax(0, 1fr)' }} columnGap="3">
          <Heading as="h1" size={{ base: 'sm', lg: 'lg' }} overflowWrap="anywhere">
            <Stored>{teacher.fullName || t('common:unknownTeacher')}</Stored>
          </Heading>
          <Text
            fontWeight={{ lg: 'medium' }}
            textStyle={{ base: 'sm', lg: 'md' }}
            color={{ base: 'fg.muted', lg: 'fg' }}
            lineClamp={{ base: 1, lg: 'none' }}
            gridRow={{ base: '2', lg: 'auto' }}
            gridColumn={{ base: '1 / -1', lg: 'auto' }}
          >
            {teacher.subjects.length > 0 ? <Stored>{subjectList(teacher.subjects)}</Stored> : t('notSpecified')}
          </Text>
          <Box display={{ base: 'none', lg: 'block' }}>
            <TeacherCountry country={teacher.country} />
            <Box display="flex" flexWrap="wrap" columnGap="4" alignItems="center" mt="0.5">
              <TeacherReputation teacher={teacher} />
              <TeachingRecord teacher={teacher} />
            </Box>
          </Box>
          <Text
            mt={{ lg: '2' }}
            fontFamily="heading"
            fontWeight="bold"
            textStyle={{ base: 'lg', lg: '2xl' }}
            whiteSpace={{ base: 'nowrap', lg: 'normal' }}
          >
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
