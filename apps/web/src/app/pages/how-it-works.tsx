import { ContentPage } from '../../features/content/content-page';
import { HowSteps } from '../../features/content/how-steps';
import { StartLinks } from '../../features/content/start-links';

export default function HowItWorks() {
  return (
    <ContentPage name="howItWorks" action={<StartLinks />} aside={null}>
      <HowSteps />
    </ContentPage>
  );
}
