import { Skeleton, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ReportCase } from '../../../features/operations/report-case';
import { paths } from '../../../lib/paths';
import { isGone } from '../../../lib/problem';
import { query } from '../../../lib/query';
import { FetchError } from '../../../ui/fetch-error';
import { ButtonLink } from '../../../ui/links';
import { Loading } from '../../../ui/loading';
import { Page } from '../../../ui/page';
import NotFound from '../not-found';

export default function AdminReport() {
  const { t } = useTranslation('operations');
  const { reportId = '' } = useParams();
  const report = useQuery(query('GET /api/admin/reports/:id', { params: { id: reportId } }));
  if (isGone(report.error)) return <NotFound />;
  return (
    <Page title={report.data ? t(`reports.kinds.${report.data.kind}`) : t('reports.title')}>
      <ButtonLink to={paths.adminReports} variant="ghost" size="sm" ms="-3" mb="2">
        <ArrowLeft aria-hidden />
        {t('reports.back')}
      </ButtonLink>
      {report.isPending && (
        <Loading label={t('reports.loadingOne')}>
          <Stack gap="6">
            <Skeleton h="12" w="60%" />
            <Skeleton h="64" borderRadius="l3" />
          </Stack>
        </Loading>
      )}
      <FetchError of={report} text={t('reports.failedOne')} />
      {report.data && <ReportCase report={report.data} />}
    </Page>
  );
}
