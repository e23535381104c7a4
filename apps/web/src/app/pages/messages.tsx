import { useTranslation } from 'react-i18next';
import { MessagesPage } from '../../features/messages/messages-page';
import { useUnreadMessages } from '../../lib/use-unread-messages';
import { useUser } from '../../lib/use-session';
import { Page } from '../../ui/page';

export default function Messages() {
  const { t } = useTranslation('messages');
  const user = useUser();
  const unread = useUnreadMessages();
  return (
    <Page title={unread > 0 ? t('titleUnread', { count: unread }) : t('pageTitle')} py={{ base: '4', md: '8' }}>
      {user && <MessagesPage user={user} />}
    </Page>
  );
}
