import { Button, type ButtonProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { CallState } from './call/call-state';
import type { LineAct } from './line-words';

export type LineChange = Partial<Pick<CallState, 'capBytes' | 'saver' | 'sharp' | 'choice'>>;

const changes: Record<LineAct, LineChange> = { auto: { choice: 'auto' }, keepCamera: { choice: 'tiny' }, stopSaving: { saver: false } };

/** The one thing to do about what limits this side. */
export function LineAction({
  act,
  onChange,
  ...rest
}: { act: LineAct; onChange: (change: LineChange) => void } & Omit<ButtonProps, 'onChange'>) {
  const { t } = useTranslation('classroom');
  return (
    <Button variant="outline" {...rest} onClick={() => onChange(changes[act])}>
      {t(`line.act.${act}`)}
    </Button>
  );
}
