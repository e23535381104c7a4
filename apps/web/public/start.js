// What a document does before the app is there, and where the app does not come.
(function () {
  var app = document.getElementById('app');
  var root = document.documentElement;
  var signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll', 'click'];
  var pressed = null;
  var settledMs = 1500;
  var silentMs = 60000;
  var started = false;

  // What browsers older than these functions lack comes first; public/old-browser.js is made from src/old-browser.ts.
  var isOld = !(URL.canParse && [].toSorted && [].findLast);
  if (isOld) document.write('<script src="/old-browser.js"></' + 'script>');

  // What was pressed before anybody listened is pressed again.
  function press(event) {
    pressed = event.target.closest('button:not([type=submit])');
  }

  function unfetched(event) {
    if (!/^(SCRIPT|LINK)$/.test(event.target.tagName)) return;
    document.getElementById('unfetched').hidden = false;
    // Words in English are better than none.
    root.classList.remove('unworded');
  }

  // The role of a visitor who follows 'Become a Teacher' or 'Book Lesson', and when; src/lib/intended-role.ts reads it.
  function intend(event) {
    var link = event.target.closest('a[data-role]');
    try {
      if (link) localStorage.setItem('somo-intended-role', link.dataset.role + ' ' + Date.now());
    } catch {
      // The browser blocks storage: onboarding asks anyway.
    }
  }

  // A visitor who follows a link before the app is there stays in the language of the page; src/i18n/locale.ts reads it.
  function keepLanguage() {
    var language = document.documentElement.lang;
    try {
      if (location.pathname.split('/')[1] === language && !knows()) localStorage.setItem('somo-language', language);
    } catch {
      // The browser blocks storage: pages without a language in their address are in English.
    }
  }

  keepLanguage();
  window.addEventListener('click', intend, true);
  window.addEventListener('click', press, true);
  window.addEventListener('error', unfetched, true);
  document.addEventListener('somo-start', function () {
    window.removeEventListener('click', press, true);
    window.removeEventListener('error', unfetched, true);
    document.getElementById('unfetched').hidden = true;
    if (pressed && pressed.isConnected) pressed.click();
  });

  // Who is signed in is asked while the app loads; src/lib/early-refresh.ts takes the answer. Of two tabs that rotate the same cookie at
  // once, the second would end the session: src/lib/session.ts takes the same lock.
  function askEarly() {
    var stop = new AbortController();
    var timer = setTimeout(() => stop.abort(), silentMs);
    var request = { method: 'POST', headers: { Accept: 'application/json' }, credentials: 'same-origin', signal: stop.signal };
    var ask = () => fetch('/api/auth/refresh', request).finally(() => clearTimeout(timer));
    window.somoRefresh = navigator.locks.request('somo-refresh', ask);
    // The app asks again.
    window.somoRefresh.catch(() => {});
  }

  // public/before-paint.js leads to the page in another language.
  if (root.dataset.leaving !== undefined) return;
  var unworded = root.classList.contains('unworded');
  if (unworded) document.title = 'Somo';
  if (!isOld && navigator.locks && knows()) askEarly();
  if (!app) return;

  // Who follows a link leaves this page: what the app needs would be fetched for nothing.
  var pressing = ['pointerdown', 'touchstart', 'click'];
  var leaves = (event) => pressing.includes(event?.type) && event.target.closest?.('a[href]');

  function start(event) {
    if (started || leaves(event)) return;
    started = true;
    signs.forEach((sign) => window.removeEventListener(sign, start, true));
    waiting.disconnect();
    if (isOld && document.readyState === 'loading') document.addEventListener('DOMContentLoaded', fetchApp);
    else fetchApp();
  }

  function fetchApp() {
    document.head.append(app.content);
  }

  // The first paint waits for nothing of the app. A hidden page is not painted.
  function afterPaint() {
    var paint = new PerformanceObserver(function () {
      paint.disconnect();
      start();
    });
    if (document.hidden) start();
    else paint.observe({ type: 'paint', buffered: true });
  }

  // A page that can be read, followed and searched without the app: the app comes with the first sign of a user, with something in view
  // that waits for it, once the page has settled, and at once for those who are signed in. People who save data and only read do not load
  // it.
  var waiting = new IntersectionObserver(function (entries) {
    if (entries.some((entry) => entry.isIntersecting)) start();
  });

  function afterSign() {
    signs.forEach((sign) => window.addEventListener(sign, start, { capture: true, passive: true }));
    document.querySelectorAll('[role=status]').forEach((each) => waiting.observe(each));
    if (!navigator.connection?.saveData) window.addEventListener('load', () => setTimeout(start, settledMs));
  }

  function knows() {
    try {
      return localStorage.getItem('somo-auth-token') !== null;
    } catch {
      return true;
    }
  }

  if (app.dataset.until === 'user' && !knows() && !unworded) afterSign();
  else afterPaint();
})();
