import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { numberText } from '../../lib/format';
import { useUnreadMessages } from '../../lib/use-unread-messages';
import type { navigation } from './navigation';

type Word = (typeof navigation)[keyof typeof navigation][number]['word'];

/** The name of a page in the menus; that of the messages with how many are unread. */
export function NavWord({ word }: { word: Word }) {
  const { t } = useTranslation('shell');
  return word === 'messages' ? <MessagesWord /> : t(word);
}

function MessagesWord() {
  const { t } = useTranslation('shell');
  const unread = useUnreadMessages();
  if (unread === 0) return t('messages');
  return (
    <>
      <span aria-hidden>{t('messages')}</span>
      <Text as="span" srOnly>
        {t('messagesUnread', { count: unread })}
      </Text>
      <Box
        as="span"
        aria-hidden
        ms="1.5"
        minW="5"
        h="5"
        px="1.5"
        borderRadius="full"
        bg="clay.solid"
        color="clay.contrast"
        textStyle="xs"
        fontWeight="bold"
        textAlign="center"
        lineHeight="var(--chakra-sizes-5)"
        fontVariantNumeric="tabular-nums"
      >
        {unread > 99 ? '99+' : numberText(unread)}
      </Box>
    </>
  );
}
