import { useEffect, useRef, useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { colors, textSizes } from './paint';
import { textMax } from './stroke';
import type { Chosen } from './tools';
import type { Place, ViewBox } from './view-box';

const Field = chakra('textarea');

interface Props {
  chosen: Chosen;
  box: ViewBox;
  at: Place;
  /** With nothing, nothing is kept. */
  onEnd: (text: string) => void;
}

/** A text where it will stand on the sheet. Enter puts it there, Shift+Enter begins a new line, Escape drops it. */
export function TextEntry({ chosen, box, at, onEnd }: Props) {
  const { t } = useTranslation('board');
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const isDone = useRef(false);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  // Who ends it by a key leaves the field by that, too.
  const end = (last: string) => {
    if (isDone.current) return;
    isDone.current = true;
    onEnd(last);
  };
  const size = (textSizes[chosen.width] ?? textSizes[0]) * box.scale;
  return (
    <Field
      ref={field}
      aria-label={t('text')}
      title={t('textHint')}
      value={text}
      maxLength={textMax}
      dir="auto"
      rows={text.split('\n').length}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => end(text)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') end('');
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        end(text);
      }}
      position="absolute"
      minW="8rem"
      maxW={`calc(100% - ${at.x}px)`}
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="brand.500"
      bg="rgba(255,255,255,.9)"
      resize="none"
      fontFamily='system-ui, "Noto Sans", sans-serif'
      style={{
        ...{ left: at.x, top: at.y, fontSize: size, lineHeight: 1.25, color: colors[chosen.color] },
        width: `${Math.max(6, ...text.split('\n').map(({ length }) => length + 2))}ch`,
      }}
    />
  );
}
