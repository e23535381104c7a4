import type { ReactNode } from 'react';
import { Box, Heading, Skeleton, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { listText } from '../../lib/format';
import { paths } from '../../lib/paths';
import { ButtonLink, LocalLink } from '../../ui/links';
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
  if (isLoading) return <Skeleton h="40" maxW="2xl" mx="auto" borderRadius="l3" />;
  if (known.length === 0) return otherwise;
  return (
    <Box maxW="2xl" mx="auto">
      <Heading as="h1" size="xl">
        {t('chooseTeacher')}
      </Heading>
      <Text color="fg.muted" mt="1" mb="5">
        {t('chooseTeacherText')}
      </Text>
      <Panel as="ul" listStyleType="none" py="2">
        {known.map(({ teacher, subjects }, at) => (
          <Box as="li" key={teacher.id} borderTopWidth={at === 0 ? '0' : '1px'} borderColor="border">
            <Box asChild display="flex" alignItems="center" gap="4" py="3" mx="-3" px="3" borderRadius="l2" _hover={{ bg: 'bg.muted' }}>
              <LocalLink to={paths.bookLesson(teacher.id)}>
                <PersonAvatar person={teacher} size="12" />
                <Box flex="1" minW="0" overflowWrap="anywhere">
                  <Text fontWeight="semibold">
                    <Stored>{teacher.fullName}</Stored>
                  </Text>
                  <Text color="fg.muted" textStyle="sm">
                    <Stored>{listText(subjects)}</Stored>
                  </Text>
                </Box>
                <Box asChild color="fg.muted" flexShrink={0} _rtl={{ transform: 'scaleX(-1)' }}>
                  <ChevronRight size={20} aria-hidden />
                </Box>
              </LocalLink>
            </Box>
          </Box>
        ))}
      </Panel>
      <ButtonLink to={paths.findTeachers} variant="outline" mt="5" w={{ base: 'full', sm: 'auto' }}>
        {t('findTeacher')}
      </ButtonLink>
    </Box>
  );
}
