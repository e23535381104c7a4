import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PersonReport } from '@somo/contracts/reports';
import { paths } from '../../lib/paths';
import { ButtonLink, TextLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { ReportHead } from './report-head';
import { useReportNames } from './use-report-names';

/** A report in the list, with the beginning of what was written about it. */
export function ReportCard({ report }: { report: PersonReport }) {
  const { t } = useTranslation('operations');
  const names = useReportNames(report);
  const kind = t(`reports.kinds.${report.kind}`);
  const to = paths.adminReport(report.id);
  return (
    <Panel as="article" aria-label={`${kind}: ${names.reported}`}>
      <ReportHead report={report} as="h2" />
      <Box
        asChild
        borderInlineStartWidth="3px"
        borderColor="clay.solid"
        ps="4"
        mt="4"
        maxW="65ch"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        <Text as="blockquote" dir="auto" lineClamp={4}>
          {report.text}
        </Text>
      </Box>
      <Box display="flex" flexWrap="wrap" columnGap="5" rowGap="3" alignItems="center" mt="5">
        {report.status === 'open' ? (
          <ButtonLink to={to} aria-label={t('reports.readOf', { kind, ...names })}>
            {t('reports.read')}
          </ButtonLink>
        ) : (
          <TextLink to={to} aria-label={t('reports.viewOf', { kind, ...names })}>
            {t('reports.view')}
          </TextLink>
        )}
        {report.reportsOfPerson > 1 && (
          <Text color="clay.fg" textStyle="sm" fontWeight="medium">
            {t('reports.times', { count: report.reportsOfPerson })}
          </Text>
        )}
      </Box>
    </Panel>
  );
}
