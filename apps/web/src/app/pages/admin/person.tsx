import { Box, Heading, Skeleton, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DeliveryList } from '../../../features/deliveries/delivery-list';
import { AccountPanel } from '../../../features/operations/account-panel';
import { AuditList } from '../../../features/operations/audit-list';
import { DecisionList } from '../../../features/operations/decision-list';
import { PersonData } from '../../../features/operations/person-data';
import { PersonHead } from '../../../features/operations/person-head';
import { PersonLessons } from '../../../features/operations/person-lessons';
import { PersonMoney } from '../../../features/operations/person-money';
import { PersonReports } from '../../../features/operations/person-reports';
import { PersonReviews } from '../../../features/operations/person-reviews';
import { PersonSessions } from '../../../features/operations/person-sessions';
import { isGone } from '../../../lib/problem';
import { paths } from '../../../lib/paths';
import { query } from '../../../lib/query';
import { useMay } from '../../../lib/use-may';
import { FetchError } from '../../../ui/fetch-error';
import { ButtonLink } from '../../../ui/links';
import { Loading } from '../../../ui/loading';
import { Page } from '../../../ui/page';
import NotFound from '../not-found';

/** All that operators know of one person: each part is loaded, and fails, by itself. */
export default function AdminPerson() {
  const { t } = useTranslation(['operations', 'notifications']);
  const { userId = '' } = useParams();
  const may = useMay();
  const account = useQuery(query('GET /api/admin/people/:id', { params: { id: userId } }));
  if (isGone(account.error)) return <NotFound />;
  const title = account.data ? account.data.person.fullName || account.data.email : t('account.details');
  return (
    <Page title={title}>
      <ButtonLink to={paths.adminPeople} variant="ghost" size="sm" ms="-3" mb="2">
        <ArrowLeft aria-hidden />
        {t('account.people')}
      </ButtonLink>
      {account.isPending && (
        <Loading label={t('account.loading')}>
          <Skeleton h="12" w="60%" mb="8" />
          <Skeleton h="64" borderRadius="l3" />
        </Loading>
      )}
      <FetchError of={account} text={t('account.failed')} />
      {account.data && (
        <>
          <PersonHead key={userId} account={account.data} title={title} />
          {may('GET /api/admin/people/:id/reports') && (
            <Stack gap="2" mb="6">
              <DecisionList decisions={account.data.decisions} />
              <PersonReports userId={userId} />
            </Stack>
          )}
          <Box
            display="grid"
            gap="6"
            alignItems="start"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2fr)' }}
          >
            <Stack gap="6">
              <AccountPanel account={account.data} />
              {may('GET /api/admin/people/:id/money') && <PersonMoney userId={userId} />}
            </Stack>
            <Stack gap="6">
              {may('GET /api/admin/people/:id/lessons') && <PersonLessons userId={userId} suspended={account.data.suspendedAt !== null} />}
              {may('GET /api/admin/people/:id/reports') && <PersonSessions sessions={account.data.sessions} />}
              {may('GET /api/admin/people/:id/data') && account.data.role !== 'admin' && <PersonData account={account.data} />}
            </Stack>
          </Box>
          <Stack gap="8" mt="6">
            {may('GET /api/admin/people/:id/reviews') && <PersonReviews userId={userId} />}
            {may('GET /api/admin/people/:id/deliveries') && (
              <section aria-labelledby="emails">
                <Heading as="h2" size="md" id="emails" mb="4">
                  {t('notifications:emails.titleOf')}
                </Heading>
                <DeliveryList of={userId} />
              </section>
            )}
            {may('GET /api/admin/audit') && (
              <section aria-labelledby="history">
                <Heading as="h2" size="md" id="history" mb="4">
                  {t('account.history')}
                </Heading>
                <AuditList about={userId} empty={t('account.noHistory')} />
              </section>
            )}
          </Stack>
        </>
      )}
    </Page>
  );
}
