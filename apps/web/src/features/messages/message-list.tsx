import { useEffect, useRef } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ConversationMessage } from '@somo/contracts/conversations';
import { dateOf, dayOf, timeOf } from '../../lib/format';
import { outbox, type Waiting } from '../../lib/outbox';
import { Isolated } from '../../ui/each';
import { Bubble } from './bubble';
import { writeAgain } from './use-waiting';

interface Props {
  messages: ConversationMessage[];
  waiting: Waiting[];
  me: string;
  myName: string;
  otherName: string;
  readUpTo: number;
  zone: string;
}

/** How close to the end counts as being there. */
const nearPx = 80;

/** The messages of a conversation, the newest at the bottom. New ones scroll into view unless the reader has scrolled up. */
export function MessageList({ messages, waiting, me, myName, otherName, readUpTo, zone }: Props) {
  const { t } = useTranslation('messages');
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const count = messages.length + waiting.length;
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const toEnd = () => isAtEnd.current && box.scrollTo({ top: box.scrollHeight });
    toEnd();
    // A phone's keyboard, or turning it, changes the height.
    const sizes = new ResizeObserver(toEnd);
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [count]);
  const onScroll = () => {
    const box = list.current;
    isAtEnd.current = box === null || box.scrollHeight - box.scrollTop - box.clientHeight < nearPx;
  };
  return (
    <Box
      ref={list}
      role="log"
      aria-label={t('log', { name: otherName })}
      tabIndex={0}
      onScroll={onScroll}
      display="flex"
      flexDirection="column"
      gap="3"
      flex="1"
      minH="0"
      overflowY="auto"
      pe="1"
    >
      <Box flex="1" />
      {messages.map((message, at) => {
        const isOwn = message.senderId === me;
        const day = dayOf(message.sentAt, zone);
        const isNewDay = at === 0 || dayOf(messages[at - 1]!.sentAt, zone) !== day;
        return (
          <Isolated key={message.seq} of={message}>
            {() => (
              <>
                {isNewDay && (
                  <Text textAlign="center" textStyle="xs" color="fg.muted">
                    {dateOf(message.sentAt, zone)}
                  </Text>
                )}
                <Bubble name={isOwn ? myName : otherName} text={message.text} isOwn={isOwn}>
                  <time dateTime={message.sentAt}>{timeOf(message.sentAt, zone)}</time>
                  {isOwn && <span>{message.seq <= readUpTo ? t('read') : t('sent')}</span>}
                </Bubble>
              </>
            )}
          </Isolated>
        );
      })}
      {waiting.map((message) => (
        <Bubble key={message.clientId} name={myName} text={message.text} isOwn>
          {message.refused === undefined ? (
            <span>{t('waiting')}</span>
          ) : (
            <>
              <Text as="span" color="clay.fg">
                {t('notSent', { reason: message.refused })}
              </Text>
              <Button size="2xs" variant="plain" onClick={() => void writeAgain(message)}>
                {t('tryAgain')}
              </Button>
              <Button size="2xs" variant="plain" colorPalette="clay" onClick={() => void outbox.remove(message.clientId)}>
                {t('delete')}
              </Button>
            </>
          )}
        </Bubble>
      ))}
    </Box>
  );
}
