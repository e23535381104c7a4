import { useMutation, type MutationFunctionContext } from '@tanstack/react-query';
import { outdate } from '../../../lib/changes';
import { mutation } from '../../../lib/mutation';
import { session } from '../../../lib/session';

/** A user who had to set it up may go on. */
function changed(_answer: unknown, _request: unknown, _result: unknown, { client }: MutationFunctionContext): void {
  void outdate(client, 'twoStep');
  void session.refresh();
}

export const useConfirmTwoStep = () => useMutation({ ...mutation('POST /api/auth/two-step/confirm'), onSuccess: changed });
export const useRenewRecoveryCodes = () => useMutation({ ...mutation('POST /api/auth/two-step/recovery-codes'), onSuccess: changed });
export const useRemoveTwoStep = () => useMutation({ ...mutation('POST /api/auth/two-step/remove'), onSuccess: changed });
