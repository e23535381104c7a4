import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeacherProfile } from '@somo/contracts/people';
import { moduleName, subjectName } from '../../i18n/names';
import { Stored } from '../../ui/stored';
import { Option } from './option';
import { StepHeading } from './step-heading';

interface Props {
  teacher: TeacherProfile;
  subject: string;
  moduleId: string | null;
  onModule: (moduleId: string | null) => void;
}

export function ModuleStep({ teacher, subject, moduleId, onModule }: Props) {
  const { t } = useTranslation(['booking', 'common']);
  const modules = teacher.modules.filter((module) => module.subject === subject);
  return (
    <Box>
      <StepHeading>{t('chooseModule')}</StepHeading>
      <Text color="fg.muted" textStyle="sm" mb="3">
        {modules.length > 0
          ? t('moduleOptional', { subject: subjectName(subject) })
          : t('noModules', { subject: subjectName(subject), name: teacher.firstName })}
      </Text>
      <Box role="radiogroup" aria-label={t('chooseModule')} display="flex" flexDirection="column" gap="3">
        <Option name="module" checked={moduleId === null} onChoose={() => onModule(null)} title={t('noModule')} />
        {modules.map((module) => (
          <Option
            key={module.id}
            name="module"
            checked={moduleId === module.id}
            onChoose={() => onModule(module.id)}
            title={<Stored>{moduleName(module.name)}</Stored>}
            text={`${t(`common:moduleLevels.${module.level}`)} · ${t('lessonCount', { count: module.lessonCount })}`}
          />
        ))}
      </Box>
    </Box>
  );
}
