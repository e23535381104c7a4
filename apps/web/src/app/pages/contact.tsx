import { CircleHelp, ShieldCheck, UserRound } from 'lucide-react';
import { ContactForm } from '../../features/contact/contact-form';
import { ContentPage } from '../../features/content/content-page';
import { QuickAnswers } from '../../features/content/quick-answers';
import { SectionList } from '../../features/content/section-list';
import { useSections } from '../../features/content/use-sections';

const icons = [CircleHelp, UserRound, ShieldCheck];

export default function Contact() {
  return (
    <ContentPage name="contact" form={<ContactForm />} aside={<QuickAnswers />}>
      <SectionList sections={useSections('contact')} icons={icons} />
    </ContentPage>
  );
}
