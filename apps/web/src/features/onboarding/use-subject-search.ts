import { useEffect, useState } from 'react';
import { searchMax } from '@somo/contracts/rules/profile';
import { subjectName } from '../../i18n/names';
import { useSubjects, useSubjectsMeant } from '../../lib/catalog';
import { folded } from '../../lib/folded';

const pauseMs = 200;

/** Returns all subjects, those whose names contain the words or that the words mean ('ICT', 'mathmatics'), and whether more may come. */
export function useSubjectSearch(search: string) {
  const words = search.trim().slice(0, searchMax);
  const [typed, setTyped] = useState('');
  const subjects = useSubjects();
  const meant = useSubjectsMeant(typed);
  useEffect(() => {
    const timer = setTimeout(() => setTyped(words), pauseMs);
    return () => clearTimeout(timer);
  }, [words]);

  const isMeant = (subject: string) => words !== '' && typed === words && (meant.data?.items.includes(subject) ?? false);
  const found = (subjects.data?.items ?? []).filter((subject) => folded(subjectName(subject)).includes(folded(words)) || isMeant(subject));
  return { subjects, found, searching: words !== typed || (words !== '' && meant.isPending) };
}
