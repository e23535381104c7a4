import { useState } from 'react';
import { i18n } from '../i18n/i18n';
import { useDeferredImport } from '../lib/use-deferred-import';

async function loadMoveHours() {
  const [file] = await Promise.all([import('../features/availability/move-hours'), i18n.loadNamespaces('availability')]);
  return file.MoveHours;
}

/** Returns what asks a teacher who has changed their time zone whether their hours move to it: call `onZone`, and render `dialog`. */
export function useMoveHours() {
  const [move, setMove] = useState<{ to: string; returnTo: () => HTMLElement | null } | null>(null);
  const { part: MoveHours, show } = useDeferredImport(loadMoveHours);
  const onZone = (to: string, returnTo: () => HTMLElement | null) => {
    setMove({ to, returnTo });
    show();
  };
  return { onZone, dialog: MoveHours && move && <MoveHours key={move.to} {...move} /> };
}
