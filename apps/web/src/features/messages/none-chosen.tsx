import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pages } from '../../lib/query';
import { EmptyState } from '../../ui/empty-state';
import { Facepile } from '../../ui/facepile';

/** Beside the list, as long as no conversation is chosen: the people one last wrote to. */
export function NoneChosen() {
  const { t } = useTranslation('messages');
  const people = useInfiniteQuery(pages('GET /api/conversations', {})).data?.pages[0]?.items.map(({ user }) => user) ?? [];
  return (
    <EmptyState drawing="chat" picture={people.length > 1 && <Facepile people={people} />} title={t('noneChosen')} text={t('chooseOne')} />
  );
}
