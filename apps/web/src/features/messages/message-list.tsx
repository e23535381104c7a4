import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ConversationMessage } from '@somo/contracts/conversations';
import { dateOf, dayOf, timeOf } from '../../lib/format';
import type { Waiting } from '../../lib/outbox';
import type { About } from '../../lib/paths';
import { Isolated } from '../../ui/each';
import { AboutLine } from './about-line';
import { FileOfMessage } from './attached/message-file';
import { Bubble } from './bubble';
import { ReportButton } from './report-button';
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
  return (
    <Box
      ref={scroll.list}
      role="log"
      aria-label={t('log', { name: otherName })}
      tabIndex={0}
      onScroll={scroll.onScroll}
      display="flex"
      flexDirection="column"
      gap="3"
      flex="1"
      minH="0"
      overflowY="auto"
      pe="1"
      css={{ overflowAnchor: 'none' }}
    >
      <Box flex="1" />
      {messages.map((message, at) => {
        const isOwn = message.senderId === me;
        const before = messages[at - 1];
        const isNewDay = !before || dayOf(before.sentAt, zone) !== dayOf(message.sentAt, zone);
        const about = aboutOf(message);
        const isNewSubject = about && idOf(about) !== lessonId && idOf(about) !== (before && idOf(aboutOf(before)));
        return (
          <Isolated key={message.seq} of={message}>
            {() => (
              <>
                {isNewDay && (
                  <Text textAlign="center" textStyle="xs" color="fg.muted">
                    {dateOf(message.sentAt, zone)}
                  </Text>
                )}
                {isNewSubject && <AboutLine about={about} zone={zone} />}
                <Bubble
                  name={isOwn ? myName : otherName}
                  text={message.text}
                  file={message.file && <FileOfMessage file={message.file} />}
                  isOwn={isOwn}
                >
                  <time dateTime={message.sentAt}>{timeOf(message.sentAt, zone)}</time>
                  {!isOwn && <ReportButton message={message} name={otherName} />}
                  {isOwn && <span>{message.seq <= readUpTo ? t('read') : t('sent')}</span>}
                </Bubble>
              </>
            )}
          </Isolated>
        );
      })}
      {waiting.map((message) => (
        <WaitingBubble key={message.clientId} message={message} name={myName} />
      ))}
    </Box>
  );
}

/** What a message is about. Messages of the version before are never about a request. */
function aboutOf({ lessonId, requestId }: ConversationMessage): About | undefined {
  if (lessonId) return { lesson: lessonId };
  return requestId ? { request: requestId } : undefined;
}

const idOf = (about: About | undefined) => about && ('lesson' in about ? about.lesson : about.request);
