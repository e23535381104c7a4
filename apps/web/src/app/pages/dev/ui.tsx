import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { Foundations } from './foundations';
import { Samples } from './samples';
import { States } from './states';

/** Every UI component, side by side. Only development builds have this page, so its texts are not in the translations. */
export default function Ui() {
  return (
    <Page title="Design system">
      <PageHeader title="Design system" text="What Somo's screens are made of, in the light or dark of this page." />
      <Foundations />
      <States />
      <Samples />
    </Page>
  );
}
