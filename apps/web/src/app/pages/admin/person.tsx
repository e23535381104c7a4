import { Heading, Skeleton, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DeliveryList } from '../../../features/deliveries/delivery-list';
import { AccountPanel } from '../../../features/operations/account-panel';
import { AuditList } from '../../../features/operations/audit-list';
import { LessonsOfPerson } from '../../../features/operations/lessons-of-person';
import { isGone } from '../../../lib/problem';
import { paths } from '../../../lib/paths';
import { query } from '../../../lib/query';
import { FetchError } from '../../../ui/fetch-error';
import { ButtonLink } from '../../../ui/links';
import { Loading } from '../../../ui/loading';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import NotFound from '../not-found';

export default function AdminPerson() {
  const { t } = useTranslation(['operations', 'notifications']);
  const { userId = '' } = useParams();
  const account = useQuery(query('GET /api/admin/people/:id', { params: { id: userId } }));
  if (isGone(account.error)) return <NotFound />;
  const title = account.data ? account.data.person.fullName || account.data.email : t('account.details');
  return (
    <Page title={title}>
      <ButtonLink to={paths.admin} variant="ghost" size="sm" ms="-3" mb="2">
        <ArrowLeft aria-hidden />
        {t('account.back')}
      </ButtonLink>
      <PageHeader title={title} />
      {account.isPending && (
        <Loading label={t('account.loading')}>
          <Skeleton h="64" borderRadius="l3" />
        </Loading>
      )}
      <FetchError of={account} text={t('account.failed')} />
      {account.data && (
        <Stack gap="8">
          <AccountPanel key={userId} account={account.data} />
          <LessonsOfPerson userId={userId} suspended={account.data.suspendedAt !== null} />
          <section aria-labelledby="emails">
            <Heading as="h2" size="md" id="emails" mb="4">
              {t('notifications:emails.titleOf')}
            </Heading>
            <DeliveryList of={userId} />
          </section>
          <section aria-labelledby="history">
            <Heading as="h2" size="md" id="history" mb="4">
              {t('account.history')}
            </Heading>
            <AuditList about={userId} empty={t('account.noHistory')} />
          </section>
        </Stack>
      )}
    </Page>
  );
}
