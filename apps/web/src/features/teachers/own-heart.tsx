import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { TeacherCard } from '@somo/contracts/people';
import { i18n } from '../../i18n/i18n';
import { paths } from '../../lib/paths';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useIsFavorite, useMarkFavorite } from './api/favorites';
import { HeartButton } from './heart-button';

/** Its words are fetched when there is something to say. */
async function words() {
  await i18n.loadNamespaces('favorites');
  return i18n.getFixedT(null, 'favorites');
}

async function sayAdded(name: string): Promise<void> {
  const t = await words();
  toast(t('added', { name }), t('addedText'));
}

async function sayFailed(error: Error): Promise<void> {
  const t = await words();
  toast(t('notSaved'), refusalOf(error) ?? t('notSavedText'), 'error');
}

/** The heart of a teacher for a signed-in student. One who pressed it before signing in comes back by an address that says so. */
export function OwnHeart({ teacher: { id, fullName } }: { teacher: Pick<TeacherCard, 'id' | 'fullName'> }) {
  const is = useIsFavorite(id) ?? false;
  const { mutate: mark } = useMarkFavorite(id, (error) => void sayFailed(error));
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  // Of a list, an address cannot mark them all.
  const isWanted = search.has('favorite') && pathname.endsWith(paths.teacher(id));
  useEffect(() => {
    if (!isWanted) return;
    setSearch(
      (now) => {
        now.delete('favorite');
        return now;
      },
      { replace: true },
    );
    mark(true, { onSuccess: () => void sayAdded(fullName) });
  }, [isWanted, setSearch, mark, fullName]);
  return <HeartButton name={fullName} pressed={is} onClick={() => mark(!is)} />;
}
