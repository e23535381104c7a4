import { useDeferredValue, useState } from 'react';
import { Box, Input, Skeleton, Stack } from '@chakra-ui/react';
import { useInfiniteQuery, keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '@somo/contracts/people';
import { contactSearchMax } from '@somo/contracts/rules/messages';
import { paths } from '../../lib/paths';
import { pages } from '../../lib/query';
import { useIsOnline } from '../../lib/use-is-online';
import { useNow } from '../../lib/use-now';
import { Isolated } from '../../ui/each';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { ButtonLink } from '../../ui/links';
import { Loading } from '../../ui/loading';
import { ShowMore } from '../../ui/show-more';
import { ContactRow } from './contact-row';
import { NotKept } from './not-kept';
import { useNameOf } from './use-name-of';

interface Props {
  me: SessionUser;
  zone: string;
  chosen: string | null;
  onChoose: (userId: string) => void;
}

/** Everybody this person may write to, the one with the latest message first. */
export function ContactList({ me, zone, chosen, onChoose }: Props) {
  const { t } = useTranslation('messages');
  const [search, setSearch] = useState('');
  const q = useDeferredValue(search.trim());
  const list = useInfiniteQuery({
    ...pages('GET /api/conversations', q === '' ? {} : { query: { q } }),
    placeholderData: keepPreviousData,
  });
  const now = useNow(60_000);
  const isOnline = useIsOnline();
  const nameOf = useNameOf();
  const fetched = list.data?.pages.flatMap(({ items }) => items);
  // Offline, the contacts that are known are searched.
  const isNamed = (name: string) => name.toLocaleLowerCase().includes(q.toLocaleLowerCase());
  const contacts = isOnline ? fetched : fetched?.filter(({ user }) => isNamed(nameOf(user)));
  return (
    <Box display="flex" flexDirection="column" minH="0" h="full">
      <Box p="3" borderBottomWidth="1px" borderColor="border">
        <Input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={contactSearchMax}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </Box>
      <Box flex="1" minH="0" overflowY="auto" p="2" aria-busy={list.isPlaceholderData}>
        {list.isPending && !isOnline && <NotKept />}
        {list.isPending && isOnline && (
          <Loading label={t('loadingContacts')}>
            <Stack gap="2" p="2">
              {[1, 2, 3, 4].map((row) => (
                <Skeleton key={row} h="14" />
              ))}
            </Stack>
          </Loading>
        )}
        <FetchError compact of={list} text={t('contactsFailed')} />
        {contacts?.length === 0 && (
          <EmptyState
            drawing={q ? 'search' : 'chat'}
            title={t('noContacts')}
            text={q ? t('tryAnotherName') : t('startOne')}
            action={!q && me.role === 'student' && <ButtonLink to={paths.findTeachers}>{t('findTeacher')}</ButtonLink>}
          />
        )}
        {contacts && contacts.length > 0 && (
          <Box as="ul" listStyleType="none" aria-label={t('contacts')}>
            {contacts.map((contact) => (
              <Isolated key={contact.userId} of={contact}>
                {() => (
                  <ContactRow
                    contact={contact}
                    {...{ me: me.id, zone, now }}
                    isChosen={contact.userId === chosen}
                    onChoose={() => onChoose(contact.userId)}
                  />
                )}
              </Isolated>
            ))}
          </Box>
        )}
        {isOnline && <ShowMore of={list} />}
      </Box>
    </Box>
  );
}
