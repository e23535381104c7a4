import { Box, Heading, Text } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fullDate, lessonTime, unparted } from '../../lib/format';
import { ButtonLink } from '../../ui/links';
import { Stored } from '../../ui/stored';
import { RemainingTime } from './remaining-time';

interface Props {
  lesson: Lesson;
  zone: string;
  back: string;
}

export function ClassroomHead({ lesson, zone, back }: Props) {
  const { t } = useTranslation(['classroom', 'lessons']);
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" justifyContent="space-between" mb="5">
      <Box minW="0">
        <Heading as="h1" size={{ base: 'lg', md: '2xl' }} overflowWrap="anywhere">
          {lesson.subject ? <Stored>{lesson.subject}</Stored> : t('lessons:general')}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {fullDate(lesson.startsAt, zone)}, <bdi>{unparted(lessonTime(lesson, zone))}</bdi>
        </Text>
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <RemainingTime lesson={lesson} />
        <ButtonLink to={back} variant="outline" size="sm">
          <ArrowLeft aria-hidden />
          {t('back')}
        </ButtonLink>
      </Box>
    </Box>
  );
}
