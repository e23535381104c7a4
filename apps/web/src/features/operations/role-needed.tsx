import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listText } from '../../lib/format';
import { paths } from '../../lib/paths';
import { query } from '../../lib/query';
import { useUser } from '../../lib/use-session';
import { EmptyState } from '../../ui/empty-state';
import { ButtonLink } from '../../ui/links';
import { Page } from '../../ui/page';

/** Says that a page is not part of somebody's roles, and whom to ask. */
export function RoleNeeded() {
  const { t } = useTranslation('operations');
  const roles = useUser()?.operatorRoles ?? [];
  const { emails = [] } = useQuery(query('GET /api/admin/admins')).data ?? {};
  const has = roles.length > 0 ? t('roles.has', { roles: listText(roles.map((role) => t(`roles.names.${role}`))) }) : t('roles.hasNone');
  const ask = emails.length > 0 ? t('roles.askThem', { emails: listText(emails) }) : t('roles.ask');
  return (
    <Page title={t('roles.needed')}>
      <EmptyState
        heading
        drawing="door"
        title={t('roles.needed')}
        text={`${has} ${ask}`}
        action={<ButtonLink to={paths.admin}>{t('roles.back')}</ButtonLink>}
      />
    </Page>
  );
}
