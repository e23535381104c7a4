import { Box, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { subjectList } from '../../i18n/names';
import { paths } from '../../lib/paths';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { TextLink } from '../../ui/links';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { useFeatured } from './api/featured';
import { TeacherCountry } from './teacher-country';

const shown = 3;

/** A few teachers: who they are, what they teach and where they live. Renders nothing where there are none yet. */
export function SomeTeachers() {
  const { t } = useTranslation(['content', 'common']);
  const featured = useFeatured();
  const teachers = featured.data?.items.slice(0, shown);
  if (teachers?.length === 0) return null;
  return (
    <Panel asChild>
      <aside aria-label={t('someTeachers')}>
        <Heading as="h2" size="sm">
          {t('someTeachers')}
        </Heading>
        <FetchError compact of={featured} text={t('teachersFailed')} />
        {featured.isPending && (
          <Loading label={t('common:loading')}>
            <Skeleton h="60" mt="4" />
          </Loading>
        )}
        <Box as="ul" listStyleType="none" mt="3">
          <Each of={teachers ?? []} as="li">
            {(teacher) => (
              <Box as="li" display="flex" gap="4" alignItems="center" py="3" borderTopWidth="1px" borderColor="border">
                <PersonAvatar person={teacher} size="16" />
                <Box minW="0" overflowWrap="anywhere">
                  <TextLink to={paths.teacher(teacher.id)}>
                    <Stored>{teacher.fullName}</Stored>
                  </TextLink>
                  <Text textStyle="sm">
                    <Stored>{subjectList(teacher.subjects.slice(0, 2))}</Stored>
                  </Text>
                  <TeacherCountry country={teacher.country} />
                </Box>
              </Box>
            )}
          </Each>
        </Box>
      </aside>
    </Panel>
  );
}
