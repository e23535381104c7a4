import { Box, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SubjectChoice } from '@somo/contracts/asks/catalog';
import { moduleName, subjectName } from '../../i18n/names';
import { useModules } from '../../lib/catalog';
import { Chip } from '../../ui/chip';
import { Stored } from '../../ui/stored';
import { FetchError } from '../../ui/fetch-error';

export function ModulePicker({ choice, onToggle }: { choice: SubjectChoice; onToggle: (moduleId: string) => void }) {
  const { t } = useTranslation(['onboarding', 'common']);
  const modules = useModules(choice.subject);
  if (modules.data?.items.length === 0) return null;
  return (
    <Box role="group" aria-label={t('modulesOf', { subject: subjectName(choice.subject) })} mt="4" p="4" borderRadius="l2" bg="bg.muted">
      <Text textStyle="sm" fontWeight="semibold" mb="2">
        {t('modulesOf', { subject: subjectName(choice.subject) })}
      </Text>
      <FetchError compact of={modules} text={t('modulesFailed')} />
      <Box display="flex" flexWrap="wrap" gap="2">
        {modules.isPending && (
          <>
            <Skeleton w="32" h="9" />
            <Skeleton w="40" h="9" />
          </>
        )}
        {modules.data?.items.map((module) => (
          <Chip key={module.id} on={choice.moduleIds.includes(module.id)} onToggle={() => onToggle(module.id)}>
            <Stored>{moduleName(module.name)}</Stored>
            <Text as="span" srOnly>
              {' · '}
            </Text>
            <Text as="span" display="block" textStyle="xs" fontWeight="normal">
              {t(`common:moduleLevels.${module.level}`)}
            </Text>
          </Chip>
        ))}
      </Box>
    </Box>
  );
}
