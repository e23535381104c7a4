import { useState } from 'react';
import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PersonReportCase } from '@somo/contracts/reports';
import { dateOf } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useZone } from '../../lib/use-session';
import { TextLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { AnswerDialog } from './answer-dialog';
import { CopiedMessages } from './copied-messages';
import { FactList } from './fact-list';
import { ReportHead } from './report-head';
import { ReportedReview } from './reported-review';
import { useOperator } from './use-names';
import { useReportNames } from './use-report-names';

const factsId = 'report-facts';

/** A report that an operator has opened: the words of the reporter, both people, the messages, and the answer. */
export function ReportCase({ report }: { report: PersonReportCase }) {
  const { t } = useTranslation('operations');
  const zone = useZone();
  const names = useReportNames(report);
  const who = useOperator();
  const [isAnswering, setAnswering] = useState(false);
  const personFact = (userId: string, name: string) => <TextLink to={paths.adminPerson(userId)}>{name}</TextLink>;
  return (
    <>
      <Box mb="6">
        <ReportHead report={report} as="h1" />
      </Box>
      <Box display="grid" gap="6" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}>
        <Stack gap="6" order={{ base: '1', lg: '0' }}>
          <Panel as="section" aria-labelledby="report-words">
            <Heading as="h2" size="md" id="report-words" mb="3">
              <bdi>{t('reports.words', { name: names.reporter })}</bdi>
            </Heading>
            <Text dir="auto" maxW="65ch" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {report.text}
            </Text>
          </Panel>
          {report.about === 'review' ? <ReportedReview report={report} /> : <CopiedMessages report={report} />}
        </Stack>
        <Panel id={factsId} tabIndex={-1} outline="0">
          <FactList
            facts={[
              { name: t('reports.reported'), value: personFact(report.userId, names.reported) },
              { name: t('reports.reporter'), value: personFact(report.reporterId, names.reporter) },
            ]}
          />
          <Text mt="3" textStyle="sm" color={report.reportsOfPerson > 1 ? 'clay.fg' : 'fg.muted'}>
            {t('reports.times', { count: report.reportsOfPerson })}
          </Text>
          {report.answeredAt ? (
            <Box mt="5" pt="5" borderTopWidth="1px" borderColor="border" textStyle="sm">
              <Text fontWeight="semibold">
                {t('reports.decided', { when: dateOf(report.answeredAt, zone), who: who(report.answeredBy ?? '') })}
              </Text>
              <Text overflowWrap="anywhere" whiteSpace="pre-wrap" mt="1">
                <bdi>{report.note}</bdi>
              </Text>
            </Box>
          ) : (
            <Button mt="5" w="full" onClick={() => setAnswering(true)}>
              {t('reports.answer')}
            </Button>
          )}
        </Panel>
      </Box>
      {isAnswering && (
        <AnswerDialog report={report} onClose={() => setAnswering(false)} returnTo={() => document.getElementById(factsId)} />
      )}
    </>
  );
}
