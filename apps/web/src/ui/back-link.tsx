import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from './links';

/** Leads from a page about one's own account back to one's profile. */
export function BackToProfile({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <ButtonLink to={to} variant="ghost" size="sm" ms="-3" mb="2">
      <ArrowLeft aria-hidden />
      {t('backToProfile')}
    </ButtonLink>
  );
}
