import { Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Person, SessionUser } from '@somo/contracts/people';
import type { About } from '../../lib/paths';
import { useIsOnline } from '../../lib/use-is-online';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { AboutRow } from './about-row';
import { DropZone } from './attached/drop-zone';
import { useAttachment } from './attached/use-attachment';
import { MessageForm } from './message-form';
import { MessageList } from './message-list';
import { NotKept } from './not-kept';
import { SavedAt } from './saved-at';
import { useMarkRead, useMessages } from './use-messages';
import { useSayTyping } from './use-typing';
import { useWaiting } from './use-waiting';

interface Props {
  user: SessionUser;
  other: Person;
  /** The lesson in whose classroom it is shown. */
  lessonId?: string;
  /** The lesson or the request that the reader came from, and what lets them write about nothing in particular. */
  subject?: { about: About; onRemove: () => void } | undefined;
  zone: string;
  /** Whether the reader can see it: only then are messages read. */
  isVisible: boolean;
  /** Why nothing can be written here. */
  closed?: string | undefined;
}

/** The conversation of two people, as high as what it is in. What is written waits here until the server has it. */
export function Conversation({ user, other, lessonId, subject, zone, isVisible, closed }: Props) {
  const { t } = useTranslation(['messages', 'common']);
  const isOnline = useIsOnline();
  const { query, earlier } = useMessages(user.id, other.id);
  const { waiting, write } = useWaiting(user.id, other.id, lessonId ? { lesson: lessonId } : subject?.about);
  const typing = useSayTyping(other.id);
  const attachment = useAttachment();
  const messages = query.data?.items ?? [];
  const sent = new Set(messages.map(({ clientId }) => clientId));
  const left = waiting.filter(({ clientId }) => !sent.has(clientId));
  useMarkRead(other.id, messages.at(-1)?.seq ?? 0, isVisible);
  const name = other.fullName || t(user.role === 'student' ? 'common:unknownTeacher' : 'common:unknownStudent');
  return (
    <DropZone label={t('title', { name })} onDrop={closed ? undefined : attachment.choose}>
      {query.data?.hasEarlier && (
        <Box textAlign="center" mb="3">
          <Button
            size="sm"
            variant="outline"
            disabled={earlier.isPending || !isOnline}
            onClick={() => earlier.mutate(messages[0]?.seq ?? 1)}
          >
            {t('earlier')}
          </Button>
        </Box>
      )}
      {earlier.isError && (
        <Text role="alert" color="clay.fg" mb="3">
          {t('earlierFailed')}
        </Text>
      )}
      {/* Elsewhere the page says it. */}
      {lessonId && !isOnline && query.data && !query.isError && <SavedAt at={query.dataUpdatedAt} zone={zone} />}
      {query.isPending && isOnline && (
        <Loading label={t('loading')}>
          <Stack gap="3">
            <Skeleton h="10" w="2/3" />
            <Skeleton h="10" w="1/2" ms="auto" />
          </Stack>
        </Loading>
      )}
      <FetchError compact of={query} text={t('failed')} />
      {messages.length + left.length > 0 ? (
        <MessageList
          messages={messages}
          waiting={left}
          me={user.id}
          myName={user.fullName}
          otherName={name}
          readUpTo={query.data?.readUpTo ?? 0}
          zone={zone}
          lessonId={lessonId}
          onNearStart={() =>
            isOnline && query.data?.hasEarlier && !earlier.isPending && !earlier.isError && earlier.mutate(messages[0]?.seq ?? 1)
          }
        />
      ) : (
        <Box flex="1" display="flex" alignItems="center" justifyContent="center" textAlign="center" px="4">
          {query.isPending && !isOnline && <NotKept />}
          {query.data && <Text color="fg.muted">{t('empty', { name })}</Text>}
        </Box>
      )}
      {closed ? (
        <Text color="fg.muted" textAlign="center" pt="3">
          {closed}
        </Text>
      ) : (
        <>
          {subject && <AboutRow {...subject} zone={zone} />}
          <MessageForm
            me={user.id}
            otherId={other.id}
            onType={typing.say}
            attachment={attachment}
            onSend={(text, file) => {
              typing.sent();
              void write(text, file);
            }}
          />
        </>
      )}
    </DropZone>
  );
}
