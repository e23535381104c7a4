import { ContactForm } from '../../features/contact/contact-form';
import { ContentPage } from '../../features/content/content-page';

export default function Contact() {
  return <ContentPage name="contact" form={<ContactForm />} />;
}
