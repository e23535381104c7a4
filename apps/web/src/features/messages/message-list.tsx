import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ConversationMessage } from '@somo/contracts/conversations';
import { dayOf } from '../../lib/format';
import type { Waiting } from '../../lib/outbox';
import { MessageRow } from './message-row';
import { useScrollToEnd } from './use-scroll-to-end';
import { WaitingBubble } from './waiting-bubble';

interface Props {
  messages: ConversationMessage[];
  waiting: Waiting[];
  me: string;
  myName: string;
  otherName: string;
  readUpTo: number;
  zone: string;
  /** The lesson in whose classroom they are shown: its own messages need no line that names it. */
  lessonId?: string | undefined;
  /** Called when the reader comes near the first message. */
  onNearStart: () => void;
}

/** The messages of a conversation, the newest at the bottom. New ones scroll into view unless the reader has scrolled up. */
export function MessageList({ messages, waiting, me, myName, otherName, readUpTo, zone, lessonId, onNearStart }: Props) {
  const { t } = useTranslation('messages');
  const scroll = useScrollToEnd({ first: messages[0]?.seq, count: messages.length + waiting.length, onNearStart });
  const own = messages.filter(({ senderId }) => senderId === me);
  const firsts = firstAbout(messages, zone);
  const read = own.findLast(({ seq }) => seq <= readUpTo);
  return (
    <Box
      ref={scroll.list}
      role="log"
      aria-label={t('log', { name: otherName })}
      tabIndex={0}
      onScroll={scroll.onScroll}
      flex="1"
      minH="0"
      overflowY="auto"
      pe="1"
      css={{ overflowAnchor: 'none' }}
    >
      <Box display="flex" flexDirection="column" justifyContent="flex-end" gap="3" minH="full">
        {messages.map((message, at) => (
          <MessageRow
            key={message.seq}
            message={message}
            before={messages[at - 1]}
            isFirstAbout={firsts.has(message.seq)}
            isOwn={message.senderId === me}
            state={message === own.at(-1) ? (message === read ? 'read' : 'sent') : message === read ? 'read' : undefined}
            {...{ myName, otherName, zone, lessonId }}
          />
        ))}
        {waiting.map((message) => (
          <WaitingBubble key={message.clientId} message={message} name={myName} />
        ))}
      </Box>
    </Box>
  );
}

/** Returns the messages that name their lesson or request: it is another one than was named last, or the first of the day. */
function firstAbout(messages: ConversationMessage[], zone: string): Set<number> {
  const firsts = new Set<number>();
  let [day, named] = ['', ''];
  for (const { seq, sentAt, lessonId, requestId } of messages) {
    const about = lessonId ?? requestId;
    if (day !== dayOf(sentAt, zone)) [day, named] = [dayOf(sentAt, zone), ''];
    if (!about || about === named) continue;
    firsts.add(seq);
    named = about;
  }
  return firsts;
}
