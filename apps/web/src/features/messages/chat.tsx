import type { ComponentProps } from 'react';
import { Box, Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '@somo/contracts/people';
import { isRefused } from '../../lib/problem';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { ChatHead } from './chat-head';
import { Conversation } from './conversation';
import { NotKept } from './not-kept';
import { ReportLine } from './report-line';
import { useContact } from './use-contact';
import { useNameOf } from './use-name-of';

interface Props {
  user: SessionUser;
  otherId: string;
  zone: string;
  subject?: ComponentProps<typeof Conversation>['subject'];
  onBack?: (() => void) | undefined;
  onDeleted: () => void;
}

/** The conversation with one person. */
export function Chat({ user, otherId, zone, subject, onBack, onDeleted }: Props) {
  const { t } = useTranslation('messages');
  const contact = useContact(otherId);
  const nameOf = useNameOf();
  if (contact.isPending && contact.fetchStatus === 'paused') return <NotKept onBack={onBack} />;
  if (contact.isPending)
    return (
      <Box p="4">
        <Loading label={t('loading')}>
          <Skeleton h="11" w="60%" />
        </Loading>
      </Box>
    );
  if (isRefused(contact.error, 'conversation-not-found'))
    return <EmptyState drawing="chat" title={t('cannotWrite')} text={t('chooseOne')} />;
  const { error } = contact;
  if (isRefused(error, 'account-restricted') || isRefused(error, 'not-taking-new-students'))
    return <EmptyState drawing="chat" title={t('cannotWrite')} text={error.message} />;
  if (!contact.data) return <FetchError of={contact} text={t('failed')} />;
  return (
    <Box display="flex" flexDirection="column" h="full" minH="0">
      <ChatHead contact={contact.data} onBack={onBack} onDeleted={onDeleted} />
      {contact.data.report && <ReportLine report={contact.data.report} name={nameOf(contact.data.user)} zone={zone} />}
      <Box flex="1" minH="0" px={{ base: '3', md: '4' }} pb={{ base: '3', md: '4' }} pt="3">
        <Conversation
          key={otherId}
          user={user}
          other={contact.data.user}
          zone={zone}
          subject={subject}
          isVisible
          closed={contact.data.isBlocked ? t('youBlocked') : undefined}
        />
      </Box>
    </Box>
  );
}
