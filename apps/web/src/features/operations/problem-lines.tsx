import { Badge, Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { LessonProblem } from '@somo/contracts/problems';
import { dateOf, money } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useZone } from '../../lib/use-session';
import { Each } from '../../ui/each';
import { TextLink } from '../../ui/links';
import { useNames } from './use-names';

/** Problems with lessons, a line for each. */
export function ProblemLines({ problems }: { problems: LessonProblem[] }) {
  const { t } = useTranslation('operations');
  return (
    <Box mt="5" pt="5" borderTopWidth="1px" borderColor="border">
      <Heading as="h3" size="sm">
        {t('person.reports.problems')}
      </Heading>
      <Box as="ul" listStyleType="none" mt="1">
        <Each of={problems} as="li">
          {(problem) => <ProblemLine problem={problem} />}
        </Each>
      </Box>
    </Box>
  );
}

function ProblemLine({ problem }: { problem: LessonProblem }) {
  const { t } = useTranslation('operations');
  const zone = useZone();
  const names = useNames(problem);
  const { kind, outcome, refundCents, reportedBy, reportedAt, lessonId } = problem;
  return (
    <Box as="li" py="2.5" borderTopWidth="1px" borderColor="border" _first={{ borderTopWidth: 0 }} textStyle="sm">
      <Box display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" rowGap="1">
        <TextLink to={paths.adminLesson(lessonId)}>{t(`problems.kinds.${kind}`)}</TextLink>
        <Badge size="sm" colorPalette={outcome === null ? 'clay' : 'sand'} variant={outcome === null ? 'subtle' : 'outline'}>
          {outcome === null ? t('reports.open') : t(`problems.outcome.${outcome}`, { amount: money(refundCents ?? 0) })}
        </Badge>
      </Box>
      <Text color="fg.muted">
        <bdi>{t('person.reports.byOn', { name: names[reportedBy], when: dateOf(reportedAt, zone) })}</bdi>
      </Text>
    </Box>
  );
}
