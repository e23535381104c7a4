import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Chosen } from './chosen';
import { withFilters } from './filters';

/** Returns the URL's parameters and how to change filters in it; changes in quick succession add up. */
export function useSearchFilters() {
  const [search, setSearch] = useSearchParams();
  // What the URL will be once the changes on their way have arrived, and those changes, oldest first.
  const latest = useRef(search);
  const sent = useRef<string[]>([]);
  useEffect(() => {
    const arrived = sent.current.indexOf(search.toString());
    sent.current = sent.current.slice(arrived + 1);
    // Back or Forward, or a link: nothing of ours.
    if (arrived === -1) {
      latest.current = search;
      sent.current = [];
    }
  }, [search]);

  function change(values: Chosen): void {
    latest.current = withFilters(latest.current, values);
    sent.current.push(latest.current.toString());
    setSearch(latest.current, { preventScrollReset: true });
  }
  /** Drops all filters but these. The time zone is not a filter: times are shown in it. */
  function restart(values: Chosen): void {
    setSearch(withFilters(new URLSearchParams(), { tz: search.get('tz') ?? '', ...values }), { preventScrollReset: true });
  }
  return { search, change, restart, clear: () => restart({}) };
}
