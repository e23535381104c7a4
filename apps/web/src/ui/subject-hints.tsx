import { useEffect, useState, type ComponentType, type RefObject } from 'react';

export interface SubjectHintsProps {
  /** In a box of its own width, below which the subjects open. */
  field: RefObject<HTMLInputElement | null>;
  onChoose: (subject: string) => void;
}

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
