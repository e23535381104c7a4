import { Box, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { paths } from '../../lib/paths';
import { TextLink } from '../../ui/links';
import { DueLesson } from './due-lesson';
import { isPayable } from './lesson-rules';

const shown = 3;

interface Props {
  lessons: Lesson[];
  now: number;
  zone: string;
  /** The page with all lessons is another one than this. */
  isElsewhere?: boolean;
}

/** Above a student's lessons: those that wait for a payment, the one to pay first on top. Lessons booked together are paid together. */
export function PaymentDue({ lessons, now, zone, isElsewhere = false }: Props) {
  const { t } = useTranslation('lessons');
  const open = lessons.filter((lesson) => isPayable(lesson, 'student', now));
  if (open.length === 0) return null;
  const payments = paymentsOf(open);
  const most = payments.slice(0, shown);
  const more = open.length - most.reduce((sum, together) => sum + together.length, 0);
  return (
    <Box
      as="section"
      aria-label={t('due.title', { count: open.length })}
      p={{ base: '4', md: '5' }}
      mb="4"
      bg="clay.subtle"
      borderRadius="l3"
    >
      <Heading as="h2" size="sm">
        {t('due.title', { count: open.length })}
      </Heading>
      <Box as="ul" listStyleType="none">
        {most.map((together, at) => (
          <DueLesson key={together[0].id} together={together} isFirst={at === 0} now={now} zone={zone} />
        ))}
      </Box>
      {more > 0 && isElsewhere && (
        <Box mt="3">
          <TextLink to={paths.studentLessons} textStyle="sm">
            {t('due.more', { count: more })}
          </TextLink>
        </Box>
      )}
    </Box>
  );
}

/** Returns the lessons by the payment that settles them, in the order in which they are due. */
function paymentsOf(lessons: Lesson[]): [Lesson, ...Lesson[]][] {
  const byPayment = new Map<string, [Lesson, ...Lesson[]]>();
  for (const lesson of [...lessons].sort((a, b) => (a.payBy ?? '').localeCompare(b.payBy ?? ''))) {
    const key = lesson.weekly?.seriesId ?? lesson.id;
    const known = byPayment.get(key);
    if (known) known.push(lesson);
    else byPayment.set(key, [lesson]);
  }
  return [...byPayment.values()];
}
