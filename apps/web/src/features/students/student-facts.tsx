import type { ReactNode } from 'react';
import { Badge, Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Student } from '@somo/contracts/students';
import { numberText } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { lessonMoment } from './lesson-moment';

/** A student's lessons in three figures. */
export function StudentFacts({ student, zone }: { student: Student; zone: string }) {
  const { t } = useTranslation('students');
  const { t: common } = useTranslation('common');
  const now = useNow(60_000);
  const { completedLessons, nextLesson } = student;
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }}
      bg="bg.muted"
      borderRadius="l2"
      py="4"
      rowGap="4"
    >
      <Fact label={t('completed')}>{numberText(completedLessons)}</Fact>
      <Fact label={t('nextLesson')} isMuted={!nextLesson} isLong>
        {nextLesson ? lessonMoment(nextLesson.startsAt, now, zone, common) : t('noNext')}
      </Fact>
      <Fact label={t('status')}>
        <Badge colorPalette={completedLessons > 0 ? 'brand' : 'leaf'}>{t(completedLessons > 0 ? 'active' : 'new')}</Badge>
      </Fact>
    </Box>
  );
}

interface FactProps {
  label: string;
  isMuted?: boolean;
  /** On a phone it takes a line of its own, the last one. */
  isLong?: boolean;
  children: ReactNode;
}

function Fact({ label, isMuted = false, isLong = false, children }: FactProps) {
  return (
    <Box
      px="4"
      minW="0"
      gridColumn={{ base: isLong ? '1 / -1' : undefined, sm: 'auto' }}
      order={{ base: isLong ? 1 : 0, sm: 0 }}
      borderStartWidth={{ sm: '1px' }}
      borderColor="border"
      css={{ '&:first-of-type': { borderInlineStartWidth: 0 } }}
    >
      <Text as="dt" textStyle="sm" color="fg.muted">
        {label}
      </Text>
      <Text
        as="dd"
        mt="0.5"
        minH="7"
        display="flex"
        alignItems="center"
        fontFamily="heading"
        fontWeight="bold"
        textStyle="lg"
        lineHeight="short"
        fontVariantNumeric="tabular-nums"
        color={isMuted ? 'fg.muted' : undefined}
      >
        {children}
      </Text>
    </Box>
  );
}
