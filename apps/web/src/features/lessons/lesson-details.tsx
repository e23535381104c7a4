import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { moduleName } from '../../i18n/names';
import { paths } from '../../lib/paths';
import { TextLink } from '../../ui/links';
import { LessonMoves } from './lesson-moves';
import type { Side } from './lesson-rules';

/** Returns the lines that only some lessons have: the module, which of the weekly lessons it is, who cancelled it, and its moves. */
export function LessonDetails({ lesson, side, zone }: { lesson: Lesson; side: Side; zone: string }) {
  const { t } = useTranslation('lessons');
  const { moduleId, weekly, cancelledBy } = lesson;
  const ofModule = lesson.moduleName !== null && <bdi>{t('module', { name: moduleName(lesson.moduleName) })}</bdi>;
  return (
    <>
      {ofModule && (
        <Text textStyle="sm" overflowWrap="anywhere">
          {side === 'student' && moduleId ? (
            <TextLink to={paths.studentModule(moduleId)} fontWeight="medium">
              {ofModule}
            </TextLink>
          ) : (
            ofModule
          )}
        </Text>
      )}
      {weekly && (
        <Text color="fg.muted" textStyle="sm">
          {t('weekly', { at: weekly.at, of: weekly.of })}
        </Text>
      )}
      {cancelledBy && (
        <Text color="fg.muted" textStyle="sm" mt="1">
          {t(cancelledBy === side ? 'cancelledBy.you' : `cancelledBy.${cancelledBy}`)}
        </Text>
      )}
      <LessonMoves lesson={lesson} side={side} zone={zone} />
    </>
  );
}
