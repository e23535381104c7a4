import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { Check, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MyModule } from '@somo/contracts/people';
import { Panel } from '../../ui/panel';
import { Stored } from '../../ui/stored';
import { useMarkChapter } from './use-mark-chapter';
import { useSyllabus } from './use-syllabus';

/** The chapters of a module in order, each to be marked as done. */
export function LessonList({ module }: { module: MyModule }) {
  const { t } = useTranslation('modules');
  const words = useSyllabus(module.subject);
  const mark = useMarkChapter(module);
  return (
    <Panel asChild>
      <section aria-label={t('lessons')}>
        <Heading as="h2" size="md" mb="3">
          {t('lessons')}
        </Heading>
        <Box as="ol" listStyleType="none">
          {module.lessons.map(({ number, title: stored }) => {
            const title = words(stored);
            const isDone = module.completedLessons.includes(number);
            return (
              <Box
                as="li"
                key={number}
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                columnGap="4"
                rowGap="2"
                py="3"
                borderTopWidth={number === 1 ? '0' : '1px'}
                borderColor="border"
              >
                <Box flex="1 1 8rem" minW="0">
                  <Text color="fg.muted" textStyle="sm">
                    {t('lessonNumber', { number })}
                  </Text>
                  <Text fontWeight="medium" overflowWrap="anywhere">
                    <Stored>{title}</Stored>
                  </Text>
                </Box>
                <Button
                  size="sm"
                  variant={isDone ? 'subtle' : 'plain'}
                  px={isDone ? '4' : '0'}
                  colorPalette={isDone ? 'leaf' : 'brand'}
                  aria-pressed={isDone}
                  aria-label={t(isDone ? 'undoOf' : 'markOf', { number, title })}
                  onClick={() => mark(number)}
                >
                  {isDone ? <Check aria-hidden /> : <Circle aria-hidden />}
                  {t(isDone ? 'done' : 'markDone')}
                </Button>
              </Box>
            );
          })}
        </Box>
      </section>
    </Panel>
  );
}
