import { ContentPage } from '../../features/content/content-page';

export default function Safety() {
  return <ContentPage name="safety" />;
}
