import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FindLesson } from '../../../features/timeline/find-lesson';
import { paths } from '../../../lib/paths';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { Panel } from '../../../ui/panel';

export default function AdminHome() {
  const { t } = useTranslation('timeline');
  const navigate = useNavigate();
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} text={t('text')} />
      <Panel maxW="2xl">
        <FindLesson onFind={(lessonId) => void navigate(paths.adminLesson(lessonId))} />
      </Panel>
    </Page>
  );
}
