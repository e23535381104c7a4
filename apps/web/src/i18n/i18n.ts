// The words of the screens. The catalogue of an area is fetched with the page that needs it.
import { oneFullStop } from '@somo/messages/full-stop';
import { isolatedParameters } from '@somo/messages/isolate';
import { sourceLocale } from '@somo/messages/locales';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import common from '../../../../libs/messages/locales/en/common.json';
import { loadArea } from './load-area';

const catalogues: BackendModule = {
  type: 'backend',
  init: () => {},
  read(locale, area, done) {
    loadArea(locale, area).then(
      (words) => done(null, words),
      (error: Error) => done(error, null),
    );
  },
};

export const i18n = i18next.createInstance();

void i18n
  .use(initReactI18next)
  .use(catalogues)
  .use(oneFullStop)
  .use(isolatedParameters)
  .init({
    lng: sourceLocale,
    // A language has all of its texts, so that no page fetches the English ones beside them.
    fallbackLng: false,
    load: 'currentOnly',
    // A refusal, and what is wrong with a field, comes with its English sentence, so that English fetches none.
    ns: ['common', 'refusals', 'rules'],
    defaultNS: 'common',
    resources: { [sourceLocale]: { common, refusals: {}, rules: {} } },
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    postProcess: [oneFullStop.name],
  });
