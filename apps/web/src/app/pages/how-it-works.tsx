import { useTranslation } from 'react-i18next';
import { ContentPage } from '../../features/content/content-page';
import { HowSteps } from '../../features/content/how-steps';
import { StartLinks } from '../../features/content/start-links';
import { CallTile } from '../../features/teachers/call-tile';
import { TeacherFaces } from '../../features/teachers/teacher-faces';
import { TwoClocks } from '../../features/teachers/two-clocks';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/links';

export default function HowItWorks() {
  const { t } = useTranslation('content');
  return (
    <ContentPage
      name="howItWorks"
      first={
        <ButtonLink to={paths.teachers} colorPalette="clay">
          {t('findTeacher')}
        </ButtonLink>
      }
      action={<StartLinks />}
      aside={null}
    >
      <HowSteps pictures={[<TeacherFaces key="find" />, <TwoClocks key="choose" />, <CallTile key="meet" />]} />
    </ContentPage>
  );
}
