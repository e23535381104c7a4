// A drawn page can be read, followed and searched without the app. The app comes with the first sign of somebody,
// with something in view that waits for it, and at once for those who are signed in: who only reads pays for nothing else.
(function () {
  var app = document.getElementById('app');
  var signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll', 'click'];
  var pressed = null;
  var waiting = new IntersectionObserver(function (entries) {
    if (entries.some((entry) => entry.isIntersecting)) start();
  });

  function start() {
    signs.forEach((sign) => window.removeEventListener(sign, start, true));
    waiting.disconnect();
    document.head.append(app.content);
  }

  function press(event) {
    pressed = event.target.closest('button:not([type=submit])');
  }

  window.addEventListener('click', press, true);
  document.addEventListener('somo-start', function () {
    window.removeEventListener('click', press, true);
    if (pressed) pressed.click();
  });

  signs.forEach((sign) => window.addEventListener(sign, start, { capture: true, passive: true }));
  document.querySelectorAll('[role=status]').forEach((each) => waiting.observe(each));
  try {
    if (localStorage.getItem('somo-auth-token')) start();
  } catch {
    start();
  }
})();
