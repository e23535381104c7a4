import { useState } from 'react';
import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useDownloadLinked } from '../../features/auth/api/download-linked';
import { AuthCard } from '../../features/auth/auth-card';
import { paths } from '../../lib/paths';
import { isRefused, refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { ButtonLink } from '../../ui/links';
import { usePageTitle } from '../../ui/use-page-title';

/** Downloads a copy of somebody's own data, who cannot sign in. The token is in the URL fragment, so that no server log ever contains it. */
export default function DataCopy() {
  const { t } = useTranslation('auth');
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  const [refused, setRefused] = useState('');
  const downloading = useDownloadLinked();
  // A prerendered page knows no token: it must not say that the link is wrong.
  const isDead = useIsHydrated() && (!token || token === refused);
  const title = t(isDead ? 'dataCopy.dead' : 'dataCopy.title');
  usePageTitle(title);

  const save = () =>
    downloading.mutate(token, {
      onSuccess: () => toast(t('dataCopy.saved'), t('dataCopy.savedText')),
      onError: (error) => {
        if (isRefused(error, 'link-expired')) setRefused(token);
        else toast(t('dataCopy.failed'), refusalOf(error) ?? t('dataCopy.failedText'), 'error');
      },
    });

  return (
    <AuthCard title={title} text={t(isDead ? 'dataCopy.deadText' : 'dataCopy.text')}>
      {isDead ? (
        <ButtonLink to={paths.contact} w="full">
          {t('dataCopy.contact')}
        </ButtonLink>
      ) : (
        <Button w="full" loading={downloading.isPending} loadingText={t('dataCopy.downloading')} onClick={save}>
          {t('dataCopy.download')}
        </Button>
      )}
    </AuthCard>
  );
}
