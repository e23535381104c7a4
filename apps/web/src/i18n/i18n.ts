// The words of the screens. The catalogue of an area is fetched with the page that needs it.
import type { Catalogue } from '@somo/messages/catalogue';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import common from '../../../../libs/messages/locales/en/common.json';

const catalogues: BackendModule = {
  type: 'backend',
  init: () => {},
  read(language, namespace, done) {
    import(`../../../../libs/messages/locales/${language}/${namespace}.json`).then(
      (file: { default: Catalogue[keyof Catalogue] }) => done(null, file.default),
      (error: Error) => done(error, null),
    );
  },
};

export const i18n = i18next.createInstance();

void i18n
  .use(initReactI18next)
  .use(catalogues)
  .init({
    lng: 'en',
    fallbackLng: 'en',
    ns: ['common'],
    defaultNS: 'common',
    resources: { en: { common } },
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
