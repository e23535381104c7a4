import type { ReactNode } from 'react';
import { Box, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { subjectList } from '../../i18n/names';
import { paths } from '../../lib/paths';
import { ButtonLink, LocalLink } from '../../ui/links';
import { PageHeader } from '../../ui/page-header';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';

const shown = 6;

interface Known {
  teacher: Lesson['teacher'];
  subjects: string[];
}

/** Returns the teachers of these lessons, each once, with the subjects they taught; the first lesson's comes first. */
function teachersOf(lessons: Lesson[]): Known[] {
  const known = new Map<string, Known>();
  for (const { teacher, subject } of lessons) {
    // Who has closed the account has no name anymore.
    if (!teacher.fullName) continue;
    const subjects = known.get(teacher.id)?.subjects ?? [];
    known.set(teacher.id, { teacher, subjects: subject && !subjects.includes(subject) ? [...subjects, subject] : subjects });
  }
  return [...known.values()].slice(0, shown);
}

/** The teachers one already has lessons with, each a way to book the next one, and then the way to find another. */
export function KnownTeachers({ lessons, isLoading, otherwise }: { lessons: Lesson[]; isLoading: boolean; otherwise: ReactNode }) {
  const { t } = useTranslation(['booking', 'common']);
  const known = teachersOf(lessons);
  if (isLoading) return <Skeleton h="40" borderRadius="l3" />;
  if (known.length === 0) return otherwise;
  return (
    <>
      <PageHeader title={t('chooseTeacher')} text={t('chooseTeacherText')}>
        <ButtonLink to={paths.findTeachers} w={{ base: 'full', sm: 'auto' }}>
          {t('findTeacher')}
        </ButtonLink>
      </PageHeader>
      <Box
        as="ul"
        listStyleType="none"
        display="grid"
        gap={{ base: '3', md: '6' }}
        gridTemplateColumns="repeat(auto-fill, minmax(min(17rem, 100%), 1fr))"
      >
        {known.map(({ teacher, subjects }) => (
          <Panel
            asChild
            key={teacher.id}
            position="relative"
            display="flex"
            alignItems="center"
            gap="4"
            transition="box-shadow 150ms"
            _hover={{ boxShadow: 'float' }}
          >
            <li>
              <PersonAvatar person={teacher} size="16" />
              <Box minW="0" flex="1" overflowWrap="anywhere">
                <Text fontWeight="semibold" textStyle="lg">
                  {/* The whole card is its target. */}
                  <Box asChild _after={{ content: '""', position: 'absolute', inset: 0 }}>
                    <LocalLink to={paths.bookLesson(teacher.id)}>
                      <Stored>{teacher.fullName}</Stored>
                    </LocalLink>
                  </Box>
                </Text>
                <Text color="fg.muted" textStyle="sm">
                  <Stored>{subjectList(subjects)}</Stored>
                </Text>
                <Text aria-hidden color="brand.fg" fontWeight="semibold" textStyle="sm" mt="2">
                  {t('seeTimes')}
                </Text>
              </Box>
            </li>
          </Panel>
        ))}
      </Box>
    </>
  );
}
