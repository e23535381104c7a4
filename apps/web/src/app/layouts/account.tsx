import type { KeyboardEvent } from 'react';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { AccountButton } from './account-button';
import type { AccountMenuProps } from './account-menu';

const loadMenu = () => import('./account-menu').then((file) => file.AccountMenu);

/** The account menu's button, replaced by the full menu once the user opens it. */
export function Account({ user, onLogout }: AccountMenuProps) {
  const { part: Menu, asked, prepare, show } = useDeferredImport(loadMenu);
  if (Menu) return <Menu user={user} onLogout={onLogout} />;
  const about = { 'aria-haspopup': 'menu', 'aria-expanded': false, 'aria-busy': asked } as const;
  const byArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    show();
  };
  return <AccountButton user={user} {...about} onPointerEnter={prepare} onFocus={prepare} onKeyDown={byArrow} onClick={show} />;
}
