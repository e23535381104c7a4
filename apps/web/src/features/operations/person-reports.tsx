import type { ReactNode } from 'react';
import { Badge, Box, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PersonReport } from '@somo/contracts/reports';
import { dateOf } from '../../lib/format';
import { paths } from '../../lib/paths';
import { query } from '../../lib/query';
import { useZone } from '../../lib/use-session';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { TextLink } from '../../ui/links';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { QuietLine } from './quiet-line';
import { useReportNames } from './use-report-names';

/** The latest reports about a person, and by them; one line where there are none. */
export function PersonReports({ userId }: { userId: string }) {
  const { t } = useTranslation('operations');
  const reports = useQuery(query('GET /api/admin/people/:id/reports', { params: { id: userId } }));
  const found = reports.data;
  if (found && found.aboutCount + found.byCount === 0) return <QuietLine>{t('person.reports.none')}</QuietLine>;
  return (
    <Panel as="section" aria-labelledby="reports">
      <Heading as="h2" size="md" id="reports" mb="4">
        {t('person.reports.title')}
      </Heading>
      {reports.isPending && (
        <Loading label={t('person.reports.loading')}>
          <Skeleton h="16" />
        </Loading>
      )}
      <FetchError of={reports} text={t('person.reports.failed')} compact />
      {found && (
        <Box display="grid" gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
          <Part title={t('person.reports.about')} none={t('person.reports.noneAbout')} count={found.aboutCount}>
            <Each of={found.about} as="li">
              {(report) => <ReportLine report={report} other="reporter" />}
            </Each>
          </Part>
          <Part title={t('person.reports.by')} none={t('person.reports.noneBy')} count={found.byCount}>
            <Each of={found.by} as="li">
              {(report) => <ReportLine report={report} other="reported" />}
            </Each>
          </Part>
        </Box>
      )}
    </Panel>
  );
}

function Part({ title, none, count, children }: { title: string; none: string; count: number; children: ReactNode }) {
  const { t } = useTranslation('operations');
  return (
    <div>
      <Box display="flex" alignItems="baseline" columnGap="3">
        <Heading as="h3" size="sm">
          {title}
        </Heading>
        {count > 0 && (
          <Text color="fg.muted" textStyle="sm">
            {t('person.reports.more', { count })}
          </Text>
        )}
      </Box>
      {count === 0 ? (
        <Text color="fg.muted" textStyle="sm" mt="2">
          {none}
        </Text>
      ) : (
        <Box as="ul" listStyleType="none" mt="1">
          {children}
        </Box>
      )}
    </div>
  );
}

function ReportLine({ report, other }: { report: PersonReport; other: 'reporter' | 'reported' }) {
  const { t } = useTranslation('operations');
  const zone = useZone();
  const names = useReportNames(report);
  return (
    <Box as="li" py="2.5" borderTopWidth="1px" borderColor="border" _first={{ borderTopWidth: 0 }} textStyle="sm">
      <Box display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" rowGap="1">
        <TextLink to={paths.adminReport(report.id)}>{t(`reports.kinds.${report.kind}`)}</TextLink>
        <Badge size="sm" colorPalette={report.outcome === null ? 'clay' : 'sand'} variant={report.outcome === null ? 'subtle' : 'outline'}>
          {report.outcome === null ? t('reports.open') : t(`reports.outcome.${report.outcome}`)}
        </Badge>
      </Box>
      <Text color="fg.muted">
        <bdi>{t('person.reports.line', { name: names[other], when: dateOf(report.reportedAt, zone) })}</bdi>
      </Text>
    </Box>
  );
}
