import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerRow } from '../../ui/answer-row';
import { Stored } from '../../ui/stored';
import type { WhoForChoice } from './use-who-for';
import { WhoFor } from './who-for';

/** For whom a lesson is, as a line where only one child is known; otherwise, and once it is to be changed, as a question. */
export function ForLine({ who }: { who: WhoForChoice }) {
  const { t } = useTranslation('learners');
  const [isAsked, setAsked] = useState(false);
  const [only] = who.learners;
  const box = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // The button that was pressed is gone: the focus goes on at the answer that is chosen.
  useEffect(() => {
    if (isPressed.current) box.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [isAsked]);
  function ask(): void {
    isPressed.current = true;
    setAsked(true);
  }
  if (isAsked || !only || who.learners.length > 1)
    return (
      <div ref={box}>
        <WhoFor who={who} onAdd={() => setAsked(true)} />
      </div>
    );
  return (
    <dl>
      <AnswerRow label={t('who.for')} change={{ label: t('who.change'), disabled: false, onChange: ask }}>
        {who.learnerId === only.id ? <Stored>{only.firstName}</Stored> : t('who.me')}
      </AnswerRow>
    </dl>
  );
}
