import { Box, Heading, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TakenModule } from '@somo/contracts/lessons';
import { moduleName, subjectName } from '../../i18n/names';
import { paths } from '../../lib/paths';
import { query } from '../../lib/query';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { LocalLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { Stored } from '../../ui/stored';

/** The modules of a student's lessons, each with its page; nothing before the first. */
export function MyModules() {
  const { t } = useTranslation('modules');
  const list = useQuery(query('GET /api/lessons/modules'));
  if (list.data?.items.length === 0 || list.isPending) return null;
  return (
    <Panel asChild>
      <section aria-label={t('mine')}>
        <Heading as="h2" size="md" mb="2">
          {t('mine')}
        </Heading>
        <FetchError compact of={list} text={t('mineFailed')} />
        <Box as="ul" listStyleType="none" divideY="1px" divideColor="border" mx="-3" mb="-2">
          <Each of={list.data?.items.map((module) => ({ ...module, id: module.moduleId })) ?? []} as="li">
            {(module) => (
              <li>
                <ModuleLink module={module} />
              </li>
            )}
          </Each>
        </Box>
      </section>
    </Panel>
  );
}

function ModuleLink({ module }: { module: TakenModule }) {
  const { t } = useTranslation('modules');
  const { completedLessons: done, upcomingLessons: ahead } = module;
  const counts = [...(done > 0 ? [t('takenCount', { count: done })] : []), ...(ahead > 0 ? [t('aheadCount', { count: ahead })] : [])];
  return (
    <Box asChild display="flex" alignItems="center" gap="4" px="3" py="3" borderRadius="l1" _hover={{ bg: 'bg.muted' }}>
      <LocalLink to={paths.studentModule(module.moduleId)}>
        <Box flex="1" minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            <Stored>{moduleName(module.name)}</Stored>
          </Text>
          <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            <bdi>{[subjectName(module.subject), ...counts].join(' · ')}</bdi>
          </Text>
        </Box>
        <Box asChild color="fg.muted" flexShrink={0}>
          <ChevronRight size={20} aria-hidden />
        </Box>
      </LocalLink>
    </Box>
  );
}
