import { ContentPage } from '../../features/content/content-page';
import { SomeTeachers } from '../../features/content/some-teachers';
import { StartLinks } from '../../features/content/start-links';

export default function About() {
  return <ContentPage name="about" action={<StartLinks />} aside={<SomeTeachers />} />;
}
