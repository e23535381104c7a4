import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationMessage } from '@somo/contracts/conversations';
import { dayOf, timeOf } from '../../lib/format';
import type { About } from '../../lib/paths';
import { Isolated } from '../../ui/each';
import { AboutLine } from './about-line';
import { FileOfMessage } from './attached/message-file';
import { Bubble } from './bubble';
import { DayLine } from './day-line';
import { ReportButton } from './report-button';

interface Props {
  message: ConversationMessage;
  /** The one above it. */
  before: ConversationMessage | undefined;
  /** No message of that day before it is about the same. */
  isFirstAbout: boolean;
  isOwn: boolean;
  /** What is said of it, if it is the last one of the reader's own that has come so far. */
  state: 'sent' | 'read' | undefined;
  myName: string;
  otherName: string;
  zone: string;
  lessonId: string | undefined;
}

/** One message with the day and the subject that begin with it. Drawn again only if something of it has changed. */
export const MessageRow = memo(function MessageRow({
  message,
  before,
  isFirstAbout,
  isOwn,
  state,
  myName,
  otherName,
  zone,
  lessonId,
}: Props) {
  const { t } = useTranslation('messages');
  const isNewDay = !before || dayOf(before.sentAt, zone) !== dayOf(message.sentAt, zone);
  const about = aboutOf(message);
  return (
    <Isolated of={message}>
      {() => (
        <>
          {isNewDay && <DayLine at={message.sentAt} zone={zone} />}
          {about && isFirstAbout && idOf(about) !== lessonId && <AboutLine about={about} zone={zone} />}
          <Bubble
            name={isOwn ? myName : otherName}
            // Elsewhere the name stands above the conversation.
            isNamed={lessonId !== undefined && !isOwn && (isNewDay || before.senderId !== message.senderId)}
            text={message.text}
            file={message.file && <FileOfMessage file={message.file} />}
            isOwn={isOwn}
          >
            <time dateTime={message.sentAt}>{timeOf(message.sentAt, zone)}</time>
            {!isOwn && <ReportButton message={message} name={otherName} />}
            {state && <span>{t(state)}</span>}
          </Bubble>
        </>
      )}
    </Isolated>
  );
});

/** What a message is about. Messages of the version before are never about a request. */
function aboutOf({ lessonId, requestId }: ConversationMessage): About | undefined {
  if (lessonId) return { lesson: lessonId };
  return requestId ? { request: requestId } : undefined;
}

const idOf = (about: About) => ('lesson' in about ? about.lesson : about.request);
