import { Box, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import type { Conversation, ConversationMessage } from '@somo/contracts/conversations';
import { numberText } from '../../lib/format';
import { presenceOf } from '../../lib/pushed';
import { useIsOnline } from '../../lib/use-is-online';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { contactTime } from './contact-time';
import { useNameOf } from './use-name-of';

interface Props {
  contact: Conversation;
  me: string;
  zone: string;
  now: number;
  isChosen: boolean;
  onChoose: () => void;
}

/** A contact, with the last message and how many are unread. */
export function ContactRow({ contact, me, zone, now, isChosen, onChoose }: Props) {
  const { t } = useTranslation('messages');
  const { user, lastMessage, unreadCount, isBlocked } = contact;
  const name = useNameOf()(user);
  const isOnline = useIsOnline();
  const presence = useQuery(presenceOf(contact.userId)).data;
  const isUnread = unreadCount > 0;
  return (
    <li>
      <Box
        asChild
        display="flex"
        gap="3"
        alignItems="center"
        w="full"
        minH="16"
        px="2.5"
        py="2"
        borderRadius="l2"
        textAlign="start"
        cursor="pointer"
        bg={isChosen ? 'brand.subtle' : undefined}
        _hover={{ bg: isChosen ? 'brand.subtle' : 'bg.muted' }}
      >
        <button type="button" aria-current={isChosen || undefined} onClick={onChoose}>
          <PersonAvatar person={user} size="11" presence={isOnline ? presence : undefined} />
          <Box as="span" flex="1" minW="0">
            <Box as="span" display="flex" gap="2" alignItems="baseline">
              <Text as="span" flex="1" minW="0" truncate fontWeight={isUnread ? 'bold' : 'semibold'}>
                <Stored>{name}</Stored>
              </Text>
              {lastMessage && (
                <Text as="span" textStyle="xs" color={isUnread ? 'fg' : 'fg.muted'} flexShrink={0}>
                  {contactTime(lastMessage.sentAt, now, zone, t('yesterday'))}
                </Text>
              )}
            </Box>
            <Box as="span" display="flex" gap="2" alignItems="center">
              <Text as="span" flex="1" minW="0" truncate textStyle="sm" color={isUnread ? 'fg' : 'fg.muted'} dir="auto">
                {isBlocked ? t('blocked') : lastMessage ? preview(lastMessage, me, t) : t('noMessages')}
              </Text>
              {isUnread && (
                <Box
                  as="span"
                  flexShrink={0}
                  minW="5"
                  h="5"
                  px="1.5"
                  borderRadius="full"
                  bg="brand.solid"
                  color="brand.contrast"
                  textStyle="xs"
                  fontWeight="bold"
                  textAlign="center"
                  lineHeight="var(--chakra-sizes-5)"
                >
                  <span aria-hidden>{unreadCount > 99 ? '99+' : numberText(unreadCount)}</span>
                  <Text as="span" srOnly>
                    {t('unread', { count: unreadCount })}
                  </Text>
                </Box>
              )}
            </Box>
          </Box>
        </button>
      </Box>
    </li>
  );
}

/** What the last message says: its text, or else what kind of file it is. */
function preview({ senderId, text, file }: ConversationMessage, me: string, t: TFunction<'messages'>): string {
  const words = text || (file?.width ? t('files.photo') : (file?.name ?? ''));
  return senderId === me ? t('you', { text: words }) : words;
}
