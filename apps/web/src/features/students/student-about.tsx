import { Badge, Box, Heading, HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Student } from '@somo/contracts/students';
import { subjectName } from '../../i18n/names';
import { Stored } from '../../ui/stored';
import { StoredText } from '../../ui/stored-text';

/** The subjects of a student, and what they tell their teachers about themself. */
export function StudentAbout({ student }: { student: Student }) {
  const { t } = useTranslation(['students', 'common']);
  const { about, interests, subjects } = student;
  return (
    <Box
      display="grid"
      gap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: interests.length > 0 ? 'repeat(2, minmax(0, 1fr))' : undefined }}
    >
      {about && (
        <Box gridColumn="1 / -1">
          <Title>{t('about', { name: student.firstName || t('common:unknownStudent') })}</Title>
          <StoredText maxW="prose" whiteSpace="pre-line">
            {about}
          </StoredText>
        </Box>
      )}
      <Words title={t('subjects')} of={subjects.map(subjectName)} />
      {interests.length > 0 && <Words title={t('interests')} of={interests} />}
    </Box>
  );
}

function Words({ title, of }: { title: string; of: string[] }) {
  return (
    <Box>
      <Title>{title}</Title>
      <HStack as="ul" flexWrap="wrap" gap="2" listStyleType="none">
        {of.map((word) => (
          <Badge as="li" key={word} colorPalette="sand" maxW="full" whiteSpace="normal" overflowWrap="anywhere">
            <Stored>{word}</Stored>
          </Badge>
        ))}
      </HStack>
    </Box>
  );
}

function Title({ children }: { children: string }) {
  return (
    <Heading as="h3" size="sm" mb="2">
      {children}
    </Heading>
  );
}
