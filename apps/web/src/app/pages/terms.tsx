import { ContentPage } from '../../features/content/content-page';

export default function Terms() {
  return <ContentPage name="terms" />;
}
