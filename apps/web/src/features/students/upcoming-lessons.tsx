import { Box, Heading, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ComingLesson } from '@somo/contracts/students';
import { subjectName } from '../../i18n/names';
import { dayAndTime, dayName, lessonTime, unparted } from '../../lib/format';
import { paths } from '../../lib/paths';
import { LocalLink } from '../../ui/links';

/** The next lessons with a student, each a way to it. */
export function UpcomingLessons({ lessons, zone }: { lessons: ComingLesson[]; zone: string }) {
  const { t } = useTranslation('students');
  return (
    <section>
      <Heading as="h3" size="sm" mb="1">
        {t('upcoming')}
      </Heading>
      {lessons.length === 0 && <Text color="fg.muted">{t('noUpcoming')}</Text>}
      <Box as="ul" listStyleType="none">
        {lessons.map((lesson, at) => (
          <Box as="li" key={lesson.id} borderTopWidth={at === 0 ? '0' : '1px'} borderColor="border">
            <Box
              asChild
              display="flex"
              alignItems="center"
              gap="3"
              minH="11"
              py="2.5"
              px="3"
              mx="-3"
              borderRadius="l2"
              _hover={{ bg: 'bg.muted' }}
            >
              <LocalLink
                to={paths.lesson(lesson.id)}
                aria-label={t('viewLesson', { subject: subjectName(lesson.subject), time: dayAndTime(lesson.startsAt, zone) })}
              >
                <Box flex="1" minW="0" display="flex" flexWrap="wrap" columnGap="4">
                  <Text flex="1 1 10rem" minW="0" fontWeight="semibold" overflowWrap="anywhere">
                    <bdi>{subjectName(lesson.subject)}</bdi>
                  </Text>
                  <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
                    <Text as="span" display={{ base: 'block', sm: 'inline' }}>
                      {dayName(lesson.startsAt, zone)}
                    </Text>
                    <Text as="span" hideBelow="sm">
                      {' · '}
                    </Text>
                    <bdi>{unparted(lessonTime(lesson, zone))}</bdi>
                  </Text>
                </Box>
                <Box asChild color="fg.muted" flexShrink={0} w="4" h="4">
                  <ChevronRight aria-hidden />
                </Box>
              </LocalLink>
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}
