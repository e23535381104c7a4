import { useEffect, useState, type ComponentType, type RefObject } from 'react';

export interface SubjectHintsProps {
  /** In a box of its own width, below which the subjects open. */
  field: RefObject<HTMLInputElement | null>;
  onChoose: (subject: string) => void;
}

/** Suggests subjects for what is typed into a field, from its first focus on; without them the field works all the same. */
export function SubjectHints(props: SubjectHintsProps) {
  const [part, setPart] = useState<{ List: ComponentType<SubjectHintsProps> }>();
  const { field } = props;
  useEffect(() => {
    const input = field.current;
    const load = () => void import('./subject-list').then(({ SubjectList: List }) => setPart({ List })).catch(() => {});
    if (input && document.activeElement === input) load();
    input?.addEventListener('focus', load, { once: true });
    return () => input?.removeEventListener('focus', load);
  }, [field]);
  return part && <part.List {...props} />;
}
