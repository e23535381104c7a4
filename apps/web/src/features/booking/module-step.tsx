import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeacherProfile } from '@somo/contracts/people';
import { moduleName, subjectName } from '../../i18n/names';
import { Stored } from '../../ui/stored';
import { Option } from './option';
import { StepHeading } from './step-heading';
import { SubjectChoice } from './subject-choice';

interface Props {
  teacher: TeacherProfile;
  subject: string;
  moduleId: string | null;
  onSubject: (subject: string) => void;
  onModule: (moduleId: string | null) => void;
}

/** What the lesson is about: the subject, if the teacher has several, and a module of it for those who want one. */
export function ModuleStep({ teacher, subject, moduleId, onSubject, onModule }: Props) {
  const { t } = useTranslation(['booking', 'common']);
  const modules = teacher.modules.filter((module) => module.subject === subject);
  return (
    <Box>
      <SubjectChoice subjects={teacher.subjects} subject={subject} onSubject={onSubject} />
      <StepHeading>{t('chooseModule')}</StepHeading>
      <Text color="fg.muted" textStyle="sm" mb="3" maxW="prose">
        {modules.length > 0 ? t('moduleOptional') : t('noModules', { subject: subjectName(subject), name: teacher.firstName })}
      </Text>
      <Box role="radiogroup" aria-label={t('chooseModule')} display="flex" flexDirection="column" gap="3">
        <Option
          name="module"
          checked={moduleId === null}
          onChoose={() => onModule(null)}
          title={t('noModule')}
          text={t('noModuleText', { name: teacher.firstName })}
        />
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
