import { useId, useState } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { moduleName, subjectName } from '../../i18n/names';
import { dateOf, dayAndTime, fullDate, lessonTime, listText, timeRange, unparted } from '../../lib/format';
import { itemMark } from '../../lib/focus-spot';
import { paths } from '../../lib/paths';
import { TextLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { LessonBadge } from './lesson-badges';
import { LessonBody, type LessonBodyProps } from './lesson-body';
import { LessonMoves } from './lesson-moves';
import { LessonPerson } from './lesson-person';

/** A lesson that is over, in a row of a wide screen: with whom, when and what it cost; the rest is behind 'More'. */
export function PastRow(props: LessonBodyProps) {
  const { lesson, isAgain, side, now, zone, money, review } = props;
  const { t } = useTranslation('lessons');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const of = { subject: subjectName(lesson.subject), time: dayAndTime(lesson.startsAt, zone) };
  return (
    <Panel asChild p={{ base: '4' }} scrollMarginTop="24" boxShadow="none" borderWidth="1px" borderColor="border">
      <article
        {...itemMark}
        tabIndex={-1}
        aria-label={listText([of.subject, fullDate(lesson.startsAt, zone), timeRange(lesson.startsAt, lesson.endsAt, zone)])}
      >
        <Box display="flex" alignItems="flex-start" gap="4">
          <LessonPerson lesson={lesson} side={side} zone={zone}>
            {lesson.moduleName !== null && (
              <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                <bdi>{t('module', { name: moduleName(lesson.moduleName) })}</bdi>
              </Text>
            )}
            {lesson.cancelledBy && (
              <Text color="fg.muted" textStyle="sm" mt="1">
                {t(lesson.cancelledBy === side ? 'cancelledBy.you' : `cancelledBy.${lesson.cancelledBy}`)}
              </Text>
            )}
            <LessonMoves lesson={lesson} side={side} zone={zone} />
            {isAgain && (
              <TextLink to={paths.bookAgain(lesson.teacher.id, lesson.startsAt, lesson.subject)} textStyle="sm">
                {t('bookAgain', { name: lesson.teacher.firstName || lesson.teacher.fullName })}
              </TextLink>
            )}
          </LessonPerson>
          <Box w="40" flexShrink={0} textStyle="sm">
            <Text fontWeight="medium">{dateOf(lesson.startsAt, zone)}</Text>
            <Text color="fg.muted" fontVariantNumeric="tabular-nums">
              <bdi>{unparted(lessonTime(lesson, zone))}</bdi>
            </Text>
          </Box>
          <Box w="36" flexShrink={0} display="flex" flexDirection="column" alignItems="flex-end" gap="1.5" textAlign="end">
            <LessonBadge lesson={lesson} now={now} zone={zone} money={money} />
            {!isOpen && money.total(lesson)}
            {!isOpen && review(lesson, { now, zone, brief: true })}
          </Box>
          <Button
            variant="plain"
            size="sm"
            mt="-1.5"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t('moreOf', of)}
            onClick={() => setOpen(!isOpen)}
          >
            {t('more')}
            <Box asChild transition="transform 150ms" transform={isOpen ? 'rotate(180deg)' : undefined}>
              <ChevronDown aria-hidden />
            </Box>
          </Button>
        </Box>
        <Box id={id}>{isOpen && <LessonBody {...props} />}</Box>
      </article>
    </Panel>
  );
}
