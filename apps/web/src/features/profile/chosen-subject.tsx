import { Box, IconButton, Skeleton, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SubjectChoice } from '@somo/contracts/asks/catalog';
import { moduleName, subjectName } from '../../i18n/names';
import { useModules } from '../../lib/catalog';
import { Chip } from '../../ui/chip';
import { FetchError } from '../../ui/fetch-error';
import { Stored } from '../../ui/stored';

interface Props {
  choice: SubjectChoice;
  onToggle: (moduleId: string) => void;
  onRemove: () => void;
}

/** One subject in the dialog, with its modules to choose from. */
export function ChosenSubject({ choice, onToggle, onRemove }: Props) {
  const { t } = useTranslation(['profile', 'common']);
  const modules = useModules(choice.subject);
  return (
    <Box role="group" aria-label={t('subjects.modulesOf', { subject: subjectName(choice.subject) })} p="4" borderRadius="l2" bg="bg.muted">
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3" mb="2">
        <Text fontWeight="semibold" minW="0" overflowWrap="anywhere">
          <Stored>{subjectName(choice.subject)}</Stored>
        </Text>
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={t('subjects.remove', { subject: subjectName(choice.subject) })}
          onClick={onRemove}
        >
          <Trash2 />
        </IconButton>
      </Box>
      <FetchError compact of={modules} text={t('subjects.modulesFailed')} />
      <Box display="flex" flexWrap="wrap" gap="2">
        {modules.isPending && [32, 40].map((width) => <Skeleton key={width} w={String(width)} h="9" borderRadius="full" />)}
        {modules.data?.items.length === 0 && (
          <Text color="fg.muted" textStyle="sm">
            {t('subjects.noModulesYet')}
          </Text>
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
