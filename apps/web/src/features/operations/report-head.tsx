import { Badge, Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PersonReport } from '@somo/contracts/reports';
import { relativeTime } from '../../lib/relative-time';
import { useNow } from '../../lib/use-now';
import { useReportNames } from './use-report-names';

/** What is reported, by whom about whom, and what was answered. */
export function ReportHead({ report, as }: { report: PersonReport; as: 'h1' | 'h2' }) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation();
  const now = useNow();
  const names = useReportNames(report);
  return (
    <>
      <Box display="flex" flexWrap="wrap" gap="2" columnGap="3" alignItems="center">
        <Heading as={as} size={as === 'h1' ? '2xl' : 'md'}>
          {t(`reports.kinds.${report.kind}`)}
        </Heading>
        {report.kind === 'child-safety' && report.status === 'open' && (
          <Badge colorPalette="clay" size="sm">
            {t('reports.urgent')}
          </Badge>
        )}
        {report.outcome && (
          <Badge colorPalette={report.outcome === 'action-taken' ? 'brand' : 'leaf'} size="sm">
            {t(`reports.outcome.${report.outcome}`)}
          </Badge>
        )}
      </Box>
      <Text color="fg.muted" textStyle="sm" mt="1">
        <bdi>{t(`reports.about.${report.about}`, { ...names, when: relativeTime(report.reportedAt, now, common) })}</bdi>
      </Text>
    </>
  );
}
