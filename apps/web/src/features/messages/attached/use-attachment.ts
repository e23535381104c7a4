import { useState } from 'react';
import type { Attached } from './attached-file';
import { prepareFile, type FileProblem } from './prepare-file';

export interface Attachment {
  file: Attached | undefined;
  /** Why the last one cannot be sent. */
  problem: FileProblem | undefined;
  isPreparing: boolean;
  choose: (files: FileList | readonly File[]) => void;
  remove: () => void;
}

/** The file that goes with the next message: one at a time, the last one that was chosen, dropped or pasted. */
export function useAttachment(): Attachment {
  const [file, setFile] = useState<Attached>();
  const [problem, setProblem] = useState<FileProblem>();
  const [isPreparing, setPreparing] = useState(false);
  const remove = () => {
    setFile(undefined);
    setProblem(undefined);
  };
  const choose = ([chosen]: FileList | readonly File[]) => {
    if (!chosen) return;
    remove();
    setPreparing(true);
    void prepareFile(chosen)
      .then((prepared) => (typeof prepared === 'string' ? setProblem(prepared) : setFile(prepared)))
      .finally(() => setPreparing(false));
  };
  return { file, problem, isPreparing, choose, remove };
}
