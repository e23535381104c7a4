/** Where the thread's program is. Specs run from sources, which a thread cannot load: it loads the build. */
export const threadFile = new URL(
  import.meta.url.endsWith('.ts') ? '../../../dist/outside/ics/ics-thread.js' : './ics-thread.js',
  import.meta.url,
);
