import { Box, Heading, IconButton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Conversation } from '@somo/contracts/conversations';
import { presenceOf } from '../../lib/pushed';
import { useIsOnline } from '../../lib/use-is-online';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { ChatMenu } from './chat-menu';
import { useNameOf } from './use-name-of';
import { useIsTyping } from './use-typing';

interface Props {
  contact: Conversation;
  /** Set on narrow screens, where the list is behind the chat. */
  onBack?: (() => void) | undefined;
  onDeleted: () => void;
}

/** Who one writes to, whether they are there, and what can be done about them. */
export function ChatHead({ contact, onBack, onDeleted }: Props) {
  const { t } = useTranslation('messages');
  const { user, userId } = contact;
  const presence = useQuery(presenceOf(userId)).data ?? 'offline';
  // What was known of it is over once this device is offline itself.
  const isOnline = useIsOnline();
  const isTyping = useIsTyping(userId);
  const name = useNameOf()(user);
  return (
    <Box display="flex" alignItems="center" gap="3" px={{ base: '2', md: '4' }} py="2.5" borderBottomWidth="1px" borderColor="border">
      {onBack && (
        <IconButton variant="ghost" aria-label={t('back')} onClick={onBack}>
          <ArrowLeft aria-hidden />
        </IconButton>
      )}
      <PersonAvatar person={user} size="11" presence={isOnline ? presence : undefined} />
      <Box flex="1" minW="0">
        <Heading as="h2" size="sm" truncate>
          <Stored>{name}</Stored>
        </Heading>
        <Text textStyle="sm" color="fg.muted" aria-live="polite">
          {isOnline && (isTyping ? t('typing') : t(`presence.${presence}`))}
        </Text>
      </Box>
      <ChatMenu contact={contact} name={name} onDeleted={onDeleted} />
    </Box>
  );
}
