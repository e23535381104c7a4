import { Box, Heading, IconButton, Text } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MouseEvent, ReactNode } from 'react';
import type { Lesson } from '@somo/contracts/lessons';
import { fullDate, lessonTime, unparted } from '../../lib/format';
import { LocalLink } from '../../ui/links';
import { Stored } from '../../ui/stored';
import { RemainingTime } from './remaining-time';

interface Props {
  lesson: Lesson;
  zone: string;
  back: string;
  /** In a call: asks before it leaves. */
  onBack?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** What acts on the window; then it lies on the picture, where a phone has room for the name of the lesson only. */
  children?: ReactNode;
}

/** The way back, which lesson this is, and how long it still takes. */
export function ClassroomHead({ lesson, zone, back, onBack, children }: Props) {
  const { t } = useTranslation(['classroom', 'lessons']);
  return (
    <Box as="header" display="flex" alignItems="center" gap={{ base: '2', md: '3' }} px={{ base: '2', md: '4' }} py="2" minH="14">
      <IconButton asChild variant="ghost" title={t('back')}>
        <LocalLink to={back} aria-label={t('back')} {...(onBack ? { onClick: onBack } : {})}>
          <ArrowLeft aria-hidden />
        </LocalLink>
      </IconButton>
      <Box minW="0" flex="1">
        <Heading as="h1" size="sm" lineHeight="short" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          {lesson.subject ? <Stored>{lesson.subject}</Stored> : t('lessons:general')}
        </Heading>
        <Text
          display={{ base: children ? 'none' : 'block', md: 'block' }}
          textStyle="xs"
          color="sand.200"
          overflow="hidden"
          textOverflow="ellipsis"
          whiteSpace="nowrap"
        >
          <bdi>{unparted(lessonTime(lesson, zone))}</bdi>
          <Box as="span" display={{ base: 'none', md: 'inline' }}>
            , {fullDate(lesson.startsAt, zone)}
          </Box>
        </Text>
      </Box>
      <RemainingTime lesson={lesson} />
      {children}
    </Box>
  );
}
