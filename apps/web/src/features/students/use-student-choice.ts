import { useSearchParams } from 'react-router-dom';
import { studentTabs, type StudentTab } from '@somo/contracts/students';

interface Chosen {
  student: string | null;
  subject: string | null;
  tab: StudentTab;
}

export interface StudentChoice extends Chosen {
  set: (change: Partial<Chosen>) => void;
}

/** Returns what the URL chooses: the student whose details are shown, and how the list is narrowed down. */
export function useStudentChoice({ keepInHistory }: { keepInHistory: boolean }): StudentChoice {
  const [search, setSearch] = useSearchParams();
  const chosen: Chosen = {
    student: search.get('student'),
    subject: search.get('subject'),
    tab: studentTabs.find((tab) => tab === search.get('tab')) ?? 'all',
  };
  return {
    ...chosen,
    set: (change) => {
      const next = { ...chosen, ...change };
      const params = Object.entries({ ...next, tab: next.tab === 'all' ? null : next.tab }).filter(([, value]) => value);
      setSearch(params as [string, string][], { preventScrollReset: true, replace: !(keepInHistory && change.student) });
    },
  };
}
