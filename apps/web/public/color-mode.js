// Runs before the first paint, so that a person who likes it dark never sees a white flash.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('somo-color-mode');
  } catch {
    chosen = null;
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.add(dark ? 'dark' : 'light');
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
})();
