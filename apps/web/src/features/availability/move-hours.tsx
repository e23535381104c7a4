import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Availability } from '@somo/contracts/availability';
import { query } from '../../lib/query';
import { MoveZoneDialog } from './move-zone-dialog';
import { NewerDialog } from './newer-dialog';
import { useHours } from './use-hours';

interface Props {
  /** The teacher's new time zone. */
  to: string;
  returnTo: () => HTMLElement | null;
}

/** Asks a teacher who has changed their own time zone whether their hours move to it too. */
export function MoveHours(props: Props) {
  const { data: saved } = useQuery(query('GET /api/me/availability'));
  return saved ? <Asking saved={saved} {...props} /> : null;
}

function Asking({ saved, to, returnTo }: Props & { saved: Availability }) {
  const edited = useHours(saved);
  const [isAsking, setAsking] = useState(saved.timeZone !== to);
  return (
    <>
      {isAsking && <MoveZoneDialog edited={edited} saved={saved} to={to} onClose={() => setAsking(false)} returnTo={returnTo} />}
      <NewerDialog edited={edited} />
    </>
  );
}
