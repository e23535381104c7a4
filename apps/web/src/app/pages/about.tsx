import { ContentPage } from '../../features/content/content-page';

export default function About() {
  return <ContentPage name="about" />;
}
