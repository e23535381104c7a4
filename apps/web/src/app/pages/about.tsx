import { ContentPage } from '../../features/content/content-page';
import { StartLinks } from '../../features/content/start-links';

export default function About() {
  return <ContentPage name="about" action={<StartLinks />} />;
}
