import { Box, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ModuleSummary } from '@somo/contracts/people';
import { moduleName } from '../../i18n/names';
import { shortMoney } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { ButtonLink, TextLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { useTeachersOfModule } from './api/teachers-of-module';
import { TeacherReputation } from './teacher-reputation';

/** The teachers of a module, each with a link to book. */
export function ModuleTeachers({ module }: { module: ModuleSummary }) {
  const { t } = useTranslation(['modules', 'common']);
  const teachers = useTeachersOfModule(module);
  return (
    <Panel asChild>
      <section aria-label={t('teachers')}>
        <Heading as="h2" size="md">
          {t('teachers')}
        </Heading>
        <Text color="fg.muted" mb="4">
          {t('teachersText')}
        </Text>
        {teachers.isPending && <Skeleton h="16" borderRadius="l2" />}
        <FetchError compact of={teachers} text={t('teachersFailed')} />
        {teachers.data?.items.length === 0 && (
          <>
            <Text mb="4">{t('noTeachers')}</Text>
            <ButtonLink to={paths.findTeachers} variant="outline">
              {t('findTeachers')}
            </ButtonLink>
          </>
        )}
        <Stack as="ul" gap="4" listStyleType="none">
          <Each of={teachers.data?.items ?? []} as="li">
            {(teacher) => (
              <Box as="li" display="flex" flexWrap="wrap" alignItems="center" gap="3">
                <PersonAvatar person={teacher} size="12" />
                <Box flex="1 1 8rem" minW="0">
                  <Text fontWeight="semibold" overflowWrap="anywhere">
                    <Stored>{teacher.fullName}</Stored>
                  </Text>
                  {teacher.hourlyRateCents !== null && (
                    <Text color="fg.muted" textStyle="sm">
                      {t('common:pricePerHour', { price: shortMoney(teacher.hourlyRateCents) })}
                    </Text>
                  )}
                  <TeacherReputation teacher={teacher} />
                </Box>
                <ButtonLink
                  to={paths.bookLesson(teacher.id)}
                  size="sm"
                  variant="outline"
                  minH={{ base: '11', md: '9' }}
                  aria-label={t('bookWith', { name: teacher.fullName })}
                >
                  {t('book')}
                </ButtonLink>
              </Box>
            )}
          </Each>
        </Stack>
        {teachers.data?.hasMore && (
          <TextLink
            to={`${paths.findTeachers}?${new URLSearchParams({ q: moduleName(module.name) }).toString()}`}
            display="inline-block"
            mt="4"
          >
            {t('moreTeachers')}
          </TextLink>
        )}
      </section>
    </Panel>
  );
}
