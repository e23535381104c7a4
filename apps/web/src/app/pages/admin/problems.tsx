import { useTranslation } from 'react-i18next';
import { ProblemList } from '../../../features/operations/problem-list';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function AdminProblems() {
  const { t } = useTranslation('operations');
  return (
    <Page title={t('problems.title')}>
      <PageHeader title={t('problems.title')} text={t('problems.text')} />
      <ProblemList />
    </Page>
  );
}
