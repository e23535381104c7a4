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

  return (
    <Box as="nav" aria-label={t('languages')} display="flex" flexWrap="wrap" columnGap="4" mt="4">
      {locales.map((each) => (
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
            aria-current={each === i18n.language ? 'page' : undefined}
            onClick={(event) => choose(event, each)}
          >
            <span lang={each} data-stored>
              {localeNames[each]}
            </span>
            {localesInReview.includes(each) && ` (${t('inReview')})`}
          </a>
        </Box>
      ))}
    </Box>
  );
}
