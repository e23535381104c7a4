import { Box, Skeleton, Stack } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { pages } from '../../lib/query';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { Each } from '../../ui/each';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { ButtonLink } from '../../ui/links';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { ShowMore } from '../../ui/show-more';
import { FavoriteLine } from './favorite-line';

/** The favorites of a student, the one added last first. */
export function FavoriteTeachers() {
  const { t } = useTranslation('favorites');
  const zone = useZone();
  const now = useNow(60_000);
  const list = useInfiniteQuery({ ...pages('GET /api/me/favorites', { query: {} }), refetchOnWindowFocus: false });
  const teachers = list.data?.pages.flatMap(({ items }) => items);
  return (
    <>
      {list.isPending && (
        <Loading label={t('loading')}>
          <Panel>
            <Stack gap="6">
              {[1, 2, 3].map((row) => (
                <Box key={row} display="flex" gap="4" alignItems="center">
                  <Skeleton boxSize="16" borderRadius="l3" flexShrink={0} />
                  <Stack gap="2" flex="1">
                    <Skeleton h="5" w="40%" />
                    <Skeleton h="4" w="60%" />
                  </Stack>
                </Box>
              ))}
            </Stack>
          </Panel>
        </Loading>
      )}
      <FetchError of={list} text={t('failed')} />
      {teachers?.length === 0 && (
        <Panel>
          <EmptyState
            drawing="search"
            title={t('none')}
            text={t('noneText')}
            action={<ButtonLink to={paths.findTeachers}>{t('findTeachers')}</ButtonLink>}
          />
        </Panel>
      )}
      {teachers && teachers.length > 0 && (
        <Panel as="ul" listStyleType="none" py={{ base: '1', md: '2' }} aria-label={t('title')}>
          <Each of={teachers} as="li">
            {(teacher) => <FavoriteLine {...{ teacher, now, zone }} />}
          </Each>
        </Panel>
      )}
      <ShowMore of={list} />
    </>
  );
}
