import { ContentPage } from '../../features/content/content-page';

export default function Privacy() {
  return <ContentPage name="privacy" />;
}
