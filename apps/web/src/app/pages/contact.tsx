import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ContentPage } from '../../features/content/content-page';
import { operator } from '../../lib/operator';

export default function Contact() {
  const { t } = useTranslation('content');
  const { email } = operator;
  return (
    <ContentPage
      name="contact"
      action={
        <Button asChild>
          <a href={`mailto:${email}`}>{t('writeUs', { email })}</a>
        </Button>
      }
    />
  );
}
