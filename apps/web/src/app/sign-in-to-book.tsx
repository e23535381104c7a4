import { useTranslation } from 'react-i18next';
import type { Person } from '@somo/contracts/people';
import { isInstant } from '@somo/contracts/time';
import { SignInNeeded } from '../features/auth/sign-in-needed';
import { WantedLesson } from '../features/teachers/wanted-lesson';

interface Props {
  /** The page to return to. */
  from: string;
  /** With whom a lesson is wanted, if with somebody. */
  teacher?: Person | undefined;
  onClose: () => void;
}

/** Asks a visitor to sign in, beside the teacher and the time that they have chosen. */
export function SignInToBook({ from, teacher, onClose }: Props) {
  const { t } = useTranslation('search');
  const at = new URLSearchParams(from.split('?')[1]).get('startsAt');
  const startsAt = isInstant(at) ? at : null;
  return (
    <SignInNeeded
      open
      from={from}
      onClose={onClose}
      title={t('signInTitle')}
      text={startsAt ? `${t('signInText')} ${t('signInTime')}` : t('signInText')}
      createAccount={t('createAccount')}
      signIn={t('signIn')}
    >
      {teacher && <WantedLesson teacher={teacher} startsAt={startsAt} />}
    </SignInNeeded>
  );
}
