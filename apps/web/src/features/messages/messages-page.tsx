import { useEffect } from 'react';
import { Box, Heading } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { SessionUser } from '@somo/contracts/people';
import type { About } from '../../lib/paths';
import { useIsNarrow } from '../../lib/use-is-narrow';
import { useZone } from '../../lib/use-session';
import { bottomEdge, topNote } from '../../ui/bottom-edge';
import { useSaysOffline } from '../../ui/use-says-offline';
import { Chat } from './chat';
import { ContactList } from './contact-list';
import { keepChats } from './keep-chats';
import { NoneChosen } from './none-chosen';

/** The contacts at the left and the chosen conversation beside them; on narrow screens one or the other. The chosen one is in the URL. */
export function MessagesPage({ user }: { user: SessionUser }) {
  const { t } = useTranslation('messages');
  const cache = useQueryClient();
  useEffect(() => keepChats(cache), [cache]);
  // The line above the page does, with the time of the copy.
  useSaysOffline();
  const [search, setSearch] = useSearchParams();
  const zone = useZone();
  const isNarrow = useIsNarrow();
  const chosen = search.get('with');
  const about = aboutIn(search);
  const choose = (userId: string | null) => setSearch(userId ? { with: userId } : {}, { preventScrollReset: true, replace: !isNarrow });
  return (
    <>
      <Heading as="h1" size="lg" mb="4" hideBelow={chosen ? 'lg' : undefined}>
        {t('pageTitle')}
      </Heading>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' }}
        h={{
          base: chosen
            ? `calc(var(--screen-height) - 5.5rem - ${topNote} - ${bottomEdge})`
            : `calc(var(--screen-height) - 9rem - ${topNote} - ${bottomEdge})`,
          lg: `calc(var(--screen-height) - 12rem - ${topNote} - ${bottomEdge})`,
        }}
        minH="24rem"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border"
        borderRadius="l3"
        overflow="hidden"
      >
        {(!isNarrow || !chosen) && (
          <Box borderEndWidth={{ lg: '1px' }} borderColor="border" minH="0">
            <ContactList me={user} zone={zone} chosen={chosen} onChoose={choose} />
          </Box>
        )}
        {(!isNarrow || chosen) && (
          <Box minH="0" minW="0" {...(chosen ? {} : { display: 'grid', alignItems: 'center', bg: 'bg' })}>
            {chosen ? (
              <Chat
                key={chosen}
                user={user}
                otherId={chosen}
                zone={zone}
                subject={about && { about, onRemove: () => choose(chosen) }}
                onBack={isNarrow ? () => choose(null) : undefined}
                onDeleted={() => choose(null)}
              />
            ) : (
              <NoneChosen />
            )}
          </Box>
        )}
      </Box>
    </>
  );
}

/** The lesson or the request that is written about, which the link to this page names. */
function aboutIn(search: URLSearchParams): About | undefined {
  const [lesson, request] = [search.get('lesson'), search.get('request')];
  if (lesson) return { lesson };
  return request ? { request } : undefined;
}
