import { ContentPage } from '../../features/content/content-page';
import { StartLinks } from '../../features/content/start-links';

export default function HowItWorks() {
  return <ContentPage name="howItWorks" action={<StartLinks />} steps={3} />;
}
