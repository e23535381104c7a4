import { AboutSections } from '../../features/content/about-sections';
import { ContentPage } from '../../features/content/content-page';
import { StartLinks } from '../../features/content/start-links';
import { SomeTeachers } from '../../features/teachers/some-teachers';

export default function About() {
  return (
    <ContentPage name="about" action={<StartLinks />} aside={<SomeTeachers />}>
      <AboutSections />
    </ContentPage>
  );
}
