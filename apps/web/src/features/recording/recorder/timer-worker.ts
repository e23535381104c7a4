// Ticks fifteen times a second, also while the page is hidden, where timers of the page itself would slow down.
const perSecond = 15;

setInterval(() => postMessage(null), 1000 / perSecond);
