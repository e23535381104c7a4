import type { MouseEvent } from 'react';
import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { localeNames, locales, localesInReview, sourceLocale } from '@somo/messages/locales';
import { keepLanguage } from '../../i18n/locale';
import { localeOfPath, localPath } from '../../lib/local-path';
import { session } from '../../lib/session';

/** The page that is open in each language, under the language's own name. The choice stays: with the account, or in this browser. */
export function LanguageLinks() {
  const { t, i18n } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const locale = localeOfPath(pathname);
  const path = (locale === null ? pathname : pathname.slice(locale.length + 1) || '/') + search;

  function choose(event: MouseEvent<HTMLAnchorElement>, language: string): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    keepLanguage(language);
    // While it is not known whether somebody is signed in, saving waits for it.
    if (session.state().status === 'signed-out') return;
    event.preventDefault();
    const { href } = event.currentTarget;
    void import('../../features/settings/api/save-language')
      .then(({ saveLanguage }) => saveLanguage(language))
      .catch(() => {})
      .finally(() => location.assign(href));
  }

  const isInReview = (each: string) => localesInReview.includes(each);
  const reviewed = locales.filter((each) => !isInReview(each));
  const inReview = locales.filter(isInReview);
  const link = (each: string) => (
    <Box
      asChild
      key={each}
      color="fg.onHeroMuted"
      textStyle="sm"
      fontWeight="medium"
      py={{ base: '3', md: '1' }}
      _currentPage={{ color: 'fg.onHero', textDecoration: 'underline', textUnderlineOffset: '0.25em' }}
      _hover={{ color: 'fg.onHero' }}
    >
      <a
        href={localPath(path, each === sourceLocale ? null : each)}
        hrefLang={each}
        lang={each}
        data-stored
        aria-current={each === i18n.language ? 'page' : undefined}
        onClick={(event) => choose(event, each)}
      >
        {localeNames[each]}
      </a>
    </Box>
  );
  return (
    <Box as="nav" aria-label={t('languages')} display="flex" flexWrap="wrap" alignItems="center" columnGap="4">
      {reviewed.map(link)}
      {inReview.length > 0 && (
        <Box as="span" color="fg.onHeroMuted" textStyle="sm">
          {t('inReview')}
        </Box>
      )}
      {inReview.map(link)}
    </Box>
  );
}
