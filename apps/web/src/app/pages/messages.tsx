import { useTranslation } from 'react-i18next';
import { Reporting } from '../../features/messages/reporting';
import { MessagesPage } from '../../features/messages/messages-page';
import { useUnreadMessages } from '../../lib/use-unread-messages';
import { useUser } from '../../lib/use-session';
import { Page } from '../../ui/page';
import { useReport } from '../use-report';

export default function Messages() {
  const { t } = useTranslation('messages');
  const user = useUser();
  const unread = useUnreadMessages();
  const { report, dialog } = useReport();
  return (
    <Page title={unread > 0 ? t('titleUnread', { count: unread }) : t('pageTitle')} py={{ base: '4', md: '8' }}>
      <Reporting value={report}>{user && <MessagesPage user={user} />}</Reporting>
      {dialog}
    </Page>
  );
}
