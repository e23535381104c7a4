// Runs before the first paint, so that nobody sees a flash of white in the dark, or one of English before their own language.
(function () {
  var root = document.documentElement;

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  var mode = stored('somo-color-mode');
  var dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.add(dark ? 'dark' : 'light');
  root.style.colorScheme = dark ? 'dark' : 'light';

  // The page is drawn without its words until the app has those of the reader's language (src/i18n/hold-words.ts). A visitor goes to the
  // page's address in that language, which is drawn with them; who is signed in stays, as the app is about to lead on.
  var language = stored('somo-language');
  var first = location.pathname.split('/')[1];
  // The operators' pages are in English for everybody.
  if (!language || language === root.lang || first === root.lang || first === 'admin') return;
  root.classList.add('unworded');
  var languages = (root.dataset.languages || '').split(' ');
  if (!languages.includes(language) || stored('somo-auth-token')) return;
  root.dataset.leaving = '';
  location.replace('/' + language + location.pathname + location.search + location.hash);
})();
