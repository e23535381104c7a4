import { Heading, Skeleton, Stack } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { AccountPanel } from '../../../features/operations/account-panel';
import { AuditList } from '../../../features/operations/audit-list';
import { useAccount } from '../../../features/operations/api/account';
import { LessonsOfPerson } from '../../../features/operations/lessons-of-person';
import { isGone } from '../../../lib/problem';
import { paths } from '../../../lib/paths';
import { FetchError } from '../../../ui/fetch-error';
import { ButtonLink } from '../../../ui/links';
import { Loading } from '../../../ui/loading';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import NotFound from '../not-found';

export default function AdminPerson() {
  const { t } = useTranslation('operations');
  const { userId = '' } = useParams();
  const query = useAccount(userId);
  if (isGone(query.error)) return <NotFound />;
  const title = query.data ? query.data.person.fullName || query.data.email : t('account.details');
  return (
    <Page title={title}>
      <ButtonLink to={paths.admin} variant="ghost" size="sm" ms="-3" mb="2">
        <ArrowLeft aria-hidden />
        {t('account.back')}
      </ButtonLink>
      <PageHeader title={title} />
      {query.isPending && (
        <Loading label={t('account.loading')}>
          <Skeleton h="64" borderRadius="l3" />
        </Loading>
      )}
      <FetchError of={query} text={t('account.failed')} />
      {query.data && (
        <Stack gap="8">
          <AccountPanel key={userId} account={query.data} />
          <LessonsOfPerson userId={userId} suspended={query.data.suspendedAt !== null} />
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
