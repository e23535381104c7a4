import type { ComponentType } from 'react';
import type { OperatorRoute } from '@somo/contracts/operator-roles';
import { RoleNeeded } from '../features/operations/role-needed';
import { useMay } from '../lib/use-may';

/** Returns a page of the operators that says who can help, to those whose roles do not include what it reads first. */
export function roleGate(needs: OperatorRoute, Page: ComponentType): ComponentType {
  return function Gated() {
    return useMay()(needs) ? <Page /> : <RoleNeeded />;
  };
}
