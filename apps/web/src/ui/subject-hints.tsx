import { useEffect, useState, type ComponentType } from 'react';
import type { SubjectHintsProps } from './subject-list';

/** Suggests subjects for what is typed into a field, from its first focus on; without them the field works all the same. */
export function SubjectHints(props: SubjectHintsProps) {
  const [List, setList] = useState<ComponentType<SubjectHintsProps>>();
  const { field } = props;
  useEffect(() => {
    const load = () =>
      void import('./subject-list').then(async (file) => {
        const loaded = await file.loadSubjectList();
        setList(() => loaded);
      }, String);
    field.current?.addEventListener('focus', load, { once: true });
    if (document.activeElement === field.current) load();
  }, [field]);
  return List && <List {...props} />;
}
