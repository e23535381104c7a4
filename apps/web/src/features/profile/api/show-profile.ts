import type { MutationFunctionContext } from '@tanstack/react-query';
import type { MyProfile } from '@somo/contracts/people';
import { query } from '../../../lib/query';
import { session } from '../../../lib/session';

/** Shows a saved profile. The name, the picture and the time zone are part of the session. */
export function showProfile(saved: MyProfile, _request: unknown, _result: unknown, { client }: MutationFunctionContext): void {
  client.setQueryData(query('GET /api/me/profile').queryKey, saved);
  void session.refresh();
}
