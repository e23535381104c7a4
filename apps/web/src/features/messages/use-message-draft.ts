import { useState } from 'react';
import { messageDrafts } from '../../lib/kept-draft';

/** Returns what is typed to a person and not sent: it is kept when the page is left, until it is sent or the user signs out. */
export function useMessageDraft(me: string, otherId: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => messageDrafts.of(me)?.texts[otherId] ?? '');
  const change = (typed: string) => {
    setText(typed);
    const { [otherId]: _, ...others } = messageDrafts.of(me)?.texts ?? {};
    const texts = typed === '' ? others : { ...others, [otherId]: typed };
    if (Object.keys(texts).length > 0) messageDrafts.keep({ userId: me, texts });
    else messageDrafts.clear();
  };
  return [text, change];
}
