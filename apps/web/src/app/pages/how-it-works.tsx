import { ContentPage } from '../../features/content/content-page';
import { HowSteps } from '../../features/content/how-steps';
import { StartLinks } from '../../features/content/start-links';
import { CallTile } from '../../features/teachers/call-tile';
import { TeacherFaces } from '../../features/teachers/teacher-faces';
import { TwoClocks } from '../../features/teachers/two-clocks';

export default function HowItWorks() {
  return (
    <ContentPage name="howItWorks" action={<StartLinks />} aside={null}>
      <HowSteps pictures={[<TeacherFaces key="find" />, <TwoClocks key="choose" />, <CallTile key="meet" />]} />
    </ContentPage>
  );
}
