/** Why a proof of who somebody is is refused. */
export const proofRefusals = [
  ...(['session-ended', 'wrong-password', 'sign-in-again', 'wrong-code', 'too-many-codes', 'two-step-off'] as const),
  ...(['passkeys-unavailable', 'passkey-expired', 'passkey-refused', 'passkey-doubtful'] as const),
] as const;
