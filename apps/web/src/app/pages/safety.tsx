import { Handshake, LifeBuoy, ShieldCheck, Users, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ContentPage } from '../../features/content/content-page';
import { SectionCards } from '../../features/content/section-cards';
import { useSections } from '../../features/content/use-sections';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/links';

const icons = [ShieldCheck, Users, Video, Handshake, LifeBuoy];

export default function Safety() {
  const { t } = useTranslation('content');
  return (
    <ContentPage name="safety" action={<ButtonLink to={paths.contact}>{t('contactUs')}</ButtonLink>}>
      <SectionCards sections={useSections('safety')} icons={icons} />
    </ContentPage>
  );
}
