import { mayUse, type OperatorRoute } from '@somo/contracts/operator-roles';
import { useUser } from './use-session';

/** Returns a function that says whether the signed-in operator's roles include a route. */
export function useMay(): (route: OperatorRoute) => boolean {
  const roles = useUser()?.operatorRoles ?? [];
  return (route) => mayUse(roles, route);
}
