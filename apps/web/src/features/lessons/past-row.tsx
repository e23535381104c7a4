import { useId, useState } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { subjectName } from '../../i18n/names';
import { dateOf, dayAndTime, fullDate, listText, timeRange, unparted } from '../../lib/format';
import { itemMark } from '../../lib/focus-spot';
import { paths } from '../../lib/paths';
import { TextLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { LessonBadge } from './lesson-badges';
import { LessonBody, type LessonBodyProps } from './lesson-body';
import { LessonDetails } from './lesson-details';
import { LessonNotes } from './lesson-notes';
import { LessonPerson } from './lesson-person';

/** A lesson that is over, in a row of a wide screen: with whom, when, what it cost and its notes; the rest is behind 'More'. */
export function PastRow(props: LessonBodyProps) {
  const { lesson, isAgain, side, now, zone, money, review, actions } = props;
  const { t } = useTranslation('lessons');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const of = { subject: subjectName(lesson.subject), time: dayAndTime(lesson.startsAt, zone) };
  return (
    <Panel asChild p={{ base: '4' }} scrollMarginTop="24" bg="transparent" boxShadow="none" borderWidth="1px" borderColor="border">
      <article
        {...itemMark}
        tabIndex={-1}
        aria-label={listText([of.subject, fullDate(lesson.startsAt, zone), timeRange(lesson.startsAt, lesson.endsAt, zone)])}
      >
        {/* In little room the date goes below the name, and the status to a line of its own. */}
        <Box display="flex" flexWrap="wrap" alignItems="flex-start" columnGap="4" rowGap="2">
          <Box display="flex" flexWrap="wrap" alignItems="flex-start" columnGap="4" rowGap="2" flex="1 1 15rem" minW="0">
            <LessonPerson lesson={lesson} side={side} zone={zone} isQuiet>
              <LessonDetails lesson={lesson} side={side} zone={zone} />
            </LessonPerson>
            <Box flex="0 1 10rem" textStyle="sm">
              <Text fontWeight="medium">{dateOf(lesson.startsAt, zone)}</Text>
              <Text color="fg.muted" fontVariantNumeric="tabular-nums">
                <bdi>{unparted(timeRange(lesson.startsAt, lesson.endsAt, zone))}</bdi>
              </Text>
            </Box>
          </Box>
          <Box display="flex" alignItems="flex-start" justifyContent="flex-end" gap="4" flex="0 1 auto" ms="auto" minW="0">
            <Box
              w="36"
              display="flex"
              flexDirection="column"
              alignItems="flex-end"
              gap="1.5"
              textAlign="end"
              css={{ '&& > *': { justifyContent: 'flex-end', alignSelf: 'flex-end' } }}
            >
              <LessonBadge lesson={lesson} now={now} zone={zone} money={money} />
              {!isOpen && money.total(lesson)}
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
        </Box>
        {!isOpen && (
          <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="3" mt="3" _empty={{ display: 'none' }}>
            {review(lesson, { now, zone, brief: true })}
            {isAgain && (
              <TextLink to={paths.bookAgain(lesson.teacher.id, lesson.startsAt, lesson.subject)} textStyle="sm">
                {t('bookAgain', { name: lesson.teacher.firstName || lesson.teacher.fullName })}
              </TextLink>
            )}
            <LessonNotes lesson={lesson} side={side} now={now} zone={zone} onWrite={actions.onWrite} />
          </Box>
        )}
        <Box id={id}>{isOpen && <LessonBody {...props} isAgain={false} />}</Box>
      </article>
    </Panel>
  );
}
