import type {
  AccountClosing,
  ClosingObstacle,
  ClosingPreview,
  DataOfPerson,
  ErasedPart,
  LessonsAtClosing,
  PersonToErase,
} from '../closing.js';
import type { KeepAccountBody } from '../routes/closing.js';
import type { ProofBody } from '../routes/proof.js';
import type { GraveNoteBody } from '../routes/standing.js';

interface EraseAsk {
  in: PersonToErase;
  out: ErasedPart;
}

/** `<service>.erase-person`: erases what a service has of a person whose account has been closed. */
export interface ClosingAsks {
  'catalog.erase-person': EraseAsk;
  'scheduling.erase-person': EraseAsk;
  'booking.erase-person': EraseAsk;
  'payments.erase-person': EraseAsk;
  'notification.erase-person': EraseAsk;
  'messaging.erase-person': EraseAsk;
  'booking.get-closing': { in: { userId: string }; out: LessonsAtClosing & { obstacle: ClosingObstacle | null } };
  /** `isSettled`: nothing is owed to the person, and nothing is on its way to them. */
  'payments.get-closing': { in: { userId: string }; out: { balanceCents: number; isSettled: boolean; obstacle: ClosingObstacle | null } };
  'auth.get-closing': { in: Record<string, never>; out: ClosingPreview };
  'auth.close-account': { in: ProofBody; out: AccountClosing };
  'auth.keep-account': { in: KeepAccountBody; out: null };
  'auth.get-data-of': { in: { userId: string }; out: DataOfPerson };
  'auth.close-account-of': { in: { userId: string } & GraveNoteBody; out: null };
  'auth.keep-account-of': { in: { userId: string; note: string }; out: null };
}
