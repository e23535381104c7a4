import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '@somo/contracts/time';
import { i18n } from '../../i18n/i18n';
import { EmptyState } from '../../ui/empty-state';
import { filterGroups, groupText } from './filters';
import type { Props as MatchProps } from './no-match';
import { NoneThen } from './none-then';
import { RowSkeletons } from './row-skeletons';

/** Nobody who has filtered nothing needs it. */
const NoMatch = lazy(async () => {
  const [{ NoMatch }] = await Promise.all([import('./no-match'), i18n.loadNamespaces('filters')]);
  return { default: NoMatch };
});

interface Props extends MatchProps {
  now: number;
  onBook: (teacherId: string, startsAt: Instant) => void;
}

/** The result of a search that found no teacher: why, as far as it is known, and ways to go on. */
export function NoTeachers({ now, onBook, ...props }: Props) {
  const { chosen, found, zone, onChange, cardsOf } = props;
  const { t } = useTranslation(['search', 'teachers']);
  const { t: ofSearch } = useTranslation('search');
  if (chosen.q === undefined && filterGroups.every((group) => groupText(group, chosen, ofSearch) === undefined))
    return <EmptyState drawing="search" title={t('noneTitle')} text={t('noneYetText')} />;
  if (found?.atOtherTimes === undefined)
    return (
      <Suspense fallback={<RowSkeletons count={1} label={t('teachers:searching')} />}>
        <NoMatch {...props} />
      </Suspense>
    );
  return (
    <NoneThen {...{ chosen, found, now, zone, onChange, onBook }} atOtherTimes={found.atOtherTimes}>
      {cardsOf(found.nearest?.map(({ teacher }) => teacher) ?? [])}
    </NoneThen>
  );
}
