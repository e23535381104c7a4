import { useTranslation } from 'react-i18next';
import { money } from '../../lib/format';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/links';

interface Props {
  lessonId: string;
  amountCents: number;
  onLeave: () => void;
}

/** The one thing to do after booking. */
export function PayLink({ lessonId, amountCents, onLeave }: Props) {
  const { t } = useTranslation('booking');
  return (
    <ButtonLink to={paths.payLesson(lessonId)} onClick={onLeave} size="lg" flex={{ sm: '1' }}>
      {t('payNow', { amount: money(amountCents) })}
    </ButtonLink>
  );
}
