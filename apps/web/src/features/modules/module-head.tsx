import { Badge, Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { MyModule } from '@somo/contracts/people';
import { moduleName, subjectName } from '../../i18n/names';
import { Panel } from '../../ui/panel';
import { Stored } from '../../ui/stored';
import { NextChapter } from './next-chapter';
import { percentOf } from './progress';
import { useSyllabus } from './use-syllabus';
import { TakenLessons } from './taken-lessons';

/** What a module is about, and how much of it the student has completed. */
export function ModuleHead({ module }: { module: MyModule }) {
  const words = useSyllabus(module.subject);
  const { t } = useTranslation(['modules', 'common']);
  const percent = percentOf(module);
  const counts = t('completed', { done: module.completedLessons.length, count: module.lessonCount });
  return (
    <Panel>
      <Box display="flex" flexWrap="wrap" gap="2" mb="3">
        <Badge>
          <Stored>{subjectName(module.subject)}</Stored>
        </Badge>
        <Badge>{t(`common:moduleLevels.${module.level}`)}</Badge>
      </Box>
      <Heading as="h1" size="2xl" overflowWrap="anywhere">
        <Stored>{moduleName(module.name)}</Stored>
      </Heading>
      <Text mt="2" maxW="prose">
        <Stored>{words(module.description)}</Stored>
      </Text>
      <Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4" mt="6" mb="2" textStyle="sm">
        <Text fontWeight="semibold">{t('progress')}</Text>
        <Text color="fg.muted" role="status">
          {percent === 100 ? t('finished') : `${counts} · ${t('percent', { percent })}`}
        </Text>
      </Box>
      <Box
        role="progressbar"
        aria-label={t('progress')}
        aria-valuenow={percent}
        aria-valuetext={counts}
        h="2.5"
        borderRadius="full"
        bg="bg.muted"
      >
        <Box
          h="full"
          borderRadius="full"
          bg="leaf.solid"
          transition="width 200ms"
          _motionReduce={{ transition: 'none' }}
          style={{ width: `${percent}%` }}
        />
      </Box>
      <NextChapter module={module} />
      <TakenLessons module={module} />
    </Panel>
  );
}
