import { Text } from '@chakra-ui/react';
import { Repeat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { moduleName } from '../../i18n/names';
import { paths } from '../../lib/paths';
import { TextLink } from '../../ui/links';
import type { Side } from './lesson-rules';

interface Props {
  lesson: Lesson;
  side: Side;
  /** With space between the lines, and a link that is easy to hit. */
  isRoomy?: boolean;
}

/** The lines that only some lessons have: the module, which of the weekly lessons it is, and who cancelled it. */
export function LessonLines({ lesson, side, isRoomy = false }: Props) {
  const { t } = useTranslation('lessons');
  const { moduleId, weekly, cancelledBy } = lesson;
  const space = isRoomy ? { mt: '1' } : {};
  const ofModule = lesson.moduleName !== null && <bdi>{t('module', { name: moduleName(lesson.moduleName) })}</bdi>;
  return (
    <>
      {ofModule && (
        <Text textStyle="sm" overflowWrap="anywhere" {...space}>
          {side === 'student' && moduleId ? (
            <TextLink to={paths.studentModule(moduleId)} fontWeight="medium" {...(isRoomy ? { py: '3' } : {})}>
              {ofModule}
            </TextLink>
          ) : (
            ofModule
          )}
        </Text>
      )}
      {weekly && (
        <Text display="flex" alignItems="center" gap="1.5" textStyle="sm" fontWeight="medium" {...space} _icon={{ w: '3.5', h: '3.5' }}>
          <Repeat aria-hidden />
          {t('weekly', { at: weekly.at, of: weekly.of })}
        </Text>
      )}
      {cancelledBy && (
        <Text color="fg.muted" textStyle="sm" mt="1">
          {t(cancelledBy === side ? 'cancelledBy.you' : `cancelledBy.${cancelledBy}`)}
        </Text>
      )}
    </>
  );
}
