import { useEffect, useRef } from 'react';
import { Skeleton } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AuthCard } from '../../features/auth/auth-card';
import { NewConfirmation } from '../../features/auth/new-confirmation';
import { mutation } from '../../lib/mutation';
import { paths } from '../../lib/paths';
import { refusalOf } from '../../lib/problem';
import { session } from '../../lib/session';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { Loading } from '../../ui/loading';
import { ButtonLink } from '../../ui/links';
import { usePageTitle } from '../../ui/use-page-title';

/** The token is in the URL fragment, so that no server log ever contains it. */
export default function ConfirmEmail() {
  const { t } = useTranslation('auth');
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  const { mutate, isSuccess, isError, error } = useMutation({
    ...mutation('POST /api/auth/confirm-email'),
    onSuccess: () => {
      if (session.token() !== null) void session.refresh();
    },
  });
  const asked = useRef('');
  // A prerendered page knows no token: it must not say that the link is wrong.
  const isHydrated = useIsHydrated();
  const failed = isHydrated && (!token || isError);
  const title = isSuccess ? t('confirmedTitle') : t(failed ? 'confirmFailedTitle' : 'confirming');
  usePageTitle(title);

  useEffect(() => {
    if (!token || asked.current === token) return;
    asked.current = token;
    mutate({ body: { token } });
  }, [token, mutate]);

  if (!failed && !isSuccess) {
    return (
      <AuthCard title={title} text="">
        <Loading label={t('confirming')}>
          <Skeleton h="5" mb="2" />
          <Skeleton h="5" w="1/2" />
        </Loading>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={title}
      text={failed ? (refusalOf(error) ?? t('confirmFailedText')) : t('confirmedText')}
      drawing={failed ? 'path' : 'door'}
    >
      {failed ? (
        <NewConfirmation />
      ) : (
        <ButtonLink to={paths.login} w="full">
          {t('goOn')}
        </ButtonLink>
      )}
    </AuthCard>
  );
}
