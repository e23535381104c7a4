import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Student } from '@somo/contracts/students';
import { dateOf, listText } from '../../lib/format';
import { MessageLink } from '../../ui/message-link';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';

/** Who the student is, and how to reach them. */
export function StudentHead({ student, zone }: { student: Student; zone: string }) {
  const { t } = useTranslation(['students', 'common']);
  const name = student.fullName || t('common:unknownStudent');
  // A booking service of an earlier version names none.
  const { learners = [] } = student;
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="4">
      <Box display="flex" alignItems="center" gap="4" flex="1 1 16rem" minW="0">
        <PersonAvatar person={student} size="16" />
        <Box minW="0" overflowWrap="anywhere">
          <Heading as="h2" size="xl">
            <Stored>{name}</Stored>
          </Heading>
          {learners.length > 0 && (
            <Text fontWeight="medium">
              <bdi>{t('guardianOf', { names: listText(learners.map(({ firstName }) => firstName)) })}</bdi>
            </Text>
          )}
          <Text textStyle="sm" color="fg.muted">
            <Text as="span" srOnly>
              {t('email')}{' '}
            </Text>
            {student.email ? <Stored>{student.email}</Stored> : t('hiddenEmail')}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {t('since', { day: dateOf(student.joinedAt, zone) })}
          </Text>
        </Box>
      </Box>
      <MessageLink
        userId={student.id}
        label={t('messageTo', { name })}
        variant="solid"
        size="md"
        flex={{ base: '1 1 100%', sm: '0 0 auto' }}
      >
        {t('message')}
      </MessageLink>
    </Box>
  );
}
