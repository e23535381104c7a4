const ends = new Set();

/** Returns `end`, to be called at most once: by the caller, or when a signal ends this process, in the reverse order of the calls. */
export function endOnSignal(end) {
  const once = () => {
    ends.delete(once);
    return (once.ended ??= end());
  };
  ends.add(once);
  return once;
}

async function endAll() {
  for (const end of [...ends].reverse()) await end().catch((error) => console.error(error));
}

// A second signal ends it at once.
for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }))
  process.once(signal, () => void endAll().then(() => process.exit(code)));
