// The UI translations. A feature's translations are loaded with its page; a second language is one more folder.
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import common from './en/common.json';

const catalogues: BackendModule = {
  type: 'backend',
  init: () => {},
  read(language, namespace, done) {
    import(`./${language}/${namespace}.json`).then(
      (file: { default: Record<string, string> }) => done(null, file.default),
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
