import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { pages } from '../../lib/query';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { EmptyState } from '../../ui/empty-state';
import { LineList } from '../../ui/line-list';
import { ButtonLink } from '../../ui/links';
import { FavoriteLine } from './favorite-line';

/** The favorites of a student, the one added last first. */
export function FavoriteTeachers() {
  const { t } = useTranslation('favorites');
  const zone = useZone();
  const now = useNow(60_000);
  const list = useInfiniteQuery({ ...pages('GET /api/me/favorites', { query: {} }), refetchOnWindowFocus: false });
  const find = <ButtonLink to={paths.findTeachers}>{t('findTeachers')}</ButtonLink>;
  const none = <EmptyState drawing="search" title={t('none')} text={t('noneText')} action={find} />;
  return (
    <LineList of={list} name={t('title')} loading={t('loading')} failed={t('failed')} none={none}>
      {(teacher) => <FavoriteLine {...{ teacher, now, zone }} />}
    </LineList>
  );
}
