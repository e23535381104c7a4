import { memo } from 'react';
import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ConversationMessage } from '@somo/contracts/conversations';
import { dateOf, dayOf, timeOf } from '../../lib/format';
import type { About } from '../../lib/paths';
import { Isolated } from '../../ui/each';
import { AboutLine } from './about-line';
import { FileOfMessage } from './attached/message-file';
import { Bubble } from './bubble';
import { ReportButton } from './report-button';

interface Props {
  message: ConversationMessage;
  /** The one above it. */
  before: ConversationMessage | undefined;
  isOwn: boolean;
  /** Whether it is the reader's own and the other one has read it. */
  isRead: boolean;
  myName: string;
  otherName: string;
  zone: string;
  lessonId: string | undefined;
}

/** One message with the day and the subject that begin with it. Drawn again only if something of it has changed. */
export const MessageRow = memo(function MessageRow({ message, before, isOwn, isRead, myName, otherName, zone, lessonId }: Props) {
  const { t } = useTranslation('messages');
  const isNewDay = !before || dayOf(before.sentAt, zone) !== dayOf(message.sentAt, zone);
  const about = aboutOf(message);
  const isNewSubject = about && idOf(about) !== lessonId && idOf(about) !== (before && idOf(aboutOf(before)));
  return (
    <Isolated of={message}>
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
            {isOwn && <span>{isRead ? t('read') : t('sent')}</span>}
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

const idOf = (about: About | undefined) => about && ('lesson' in about ? about.lesson : about.request);
