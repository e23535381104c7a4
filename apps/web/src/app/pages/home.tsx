import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ClosingCall } from '../../features/landing/closing-call';
import { FeaturesSection } from '../../features/landing/features-section';
import { FigureRow } from '../../features/landing/figure-row';
import { Hero } from '../../features/landing/hero';
import { Section } from '../../features/landing/section';
import { StepsSection } from '../../features/landing/steps-section';
import { useScrollToHash } from '../../features/landing/use-scroll-to-hash';
import { FeaturedTeachers } from '../../features/teachers/featured-teachers';
import { TeacherFaces } from '../../features/teachers/teacher-faces';
import { TeacherPrices } from '../../features/teachers/teacher-prices';
import { TwoClocks } from '../../features/teachers/two-clocks';
import { paths } from '../../lib/paths';
import { TextLink } from '../../ui/links';
import { usePageTitle } from '../../ui/use-page-title';

export default function Home() {
  const { t } = useTranslation('landing');
  usePageTitle(t('heroTitle'));
  useScrollToHash(useLocation());

  return (
    <>
      <Hero faces={<TeacherFaces />} />
      <Section title={t('featuredTitle')} text={t('featuredText')} aside={<TextLink to={paths.teachers}>{t('viewAll')}</TextLink>}>
        <FeaturedTeachers empty={t('featuredEmpty')} failed={t('featuredFailed')} />
      </Section>
      <FeaturesSection pictures={{ zones: <TwoClocks />, pricing: <TeacherPrices /> }} />
      <StepsSection />
      <FigureRow />
      <ClosingCall />
    </>
  );
}
