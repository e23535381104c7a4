import { useEffect } from 'react';

/** The words in the browser's tab. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Somo`;
  }, [title]);
}
