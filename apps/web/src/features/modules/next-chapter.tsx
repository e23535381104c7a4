import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { MyModule } from '@somo/contracts/people';
import { Stored } from '../../ui/stored';
import { useMarkChapter } from './use-mark-chapter';
import { useSyllabus } from './use-syllabus';

/** The first chapter that is not done yet; nothing once all are. */
export function NextChapter({ module }: { module: MyModule }) {
  const { t } = useTranslation('modules');
  const words = useSyllabus(module.subject);
  const mark = useMarkChapter(module);
  const next = module.lessons.find(({ number }) => !module.completedLessons.includes(number));
  if (!next) return null;
  const { number } = next;
  const title = words(next.title);
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="6"
      rowGap="4"
      mt="6"
      p="5"
      borderRadius="l2"
      bg="brand.subtle"
    >
      <Box flex="1 1 14rem" minW="0">
        <Text color="brand.fg" textStyle="sm" fontWeight="semibold">
          {t(module.completedLessons.length === 0 ? 'firstNext' : 'next')}
        </Text>
        <Text fontFamily="heading" fontWeight="bold" textStyle="lg" overflowWrap="anywhere">
          {t('lessonNumber', { number })} · <Stored>{title}</Stored>
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {t('nextText')}
        </Text>
      </Box>
      <Button
        w={{ base: 'full', sm: 'auto' }} // The second click of two would be for the chapter after it.
        onClick={({ detail }) => detail < 2 && mark(number)}
      >
        {t('markDone')}
      </Button>
    </Box>
  );
}
