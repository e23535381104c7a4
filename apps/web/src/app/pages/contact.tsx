import { ContactForm } from '../../features/contact/contact-form';
import { ContentPage } from '../../features/content/content-page';
import { QuickAnswers } from '../../features/content/quick-answers';

export default function Contact() {
  return <ContentPage name="contact" form={<ContactForm />} aside={<QuickAnswers />} />;
}
