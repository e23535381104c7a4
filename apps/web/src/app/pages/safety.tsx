import { ContentPage } from '../../features/content/content-page';
import { SafetySections } from '../../features/content/safety-sections';

export default function Safety() {
  return (
    <ContentPage name="safety">
      <SafetySections />
    </ContentPage>
  );
}
