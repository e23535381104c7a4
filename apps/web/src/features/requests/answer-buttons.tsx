import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BookingRequest } from '@somo/contracts/requests';
import { dayAndTime } from '../../lib/format';
import { blockOf } from './conflict-list';
import type { Answers } from './use-answers';

interface Props {
  request: BookingRequest;
  zone: string;
  answers: Answers;
  onAccepted?: () => void;
  size?: 'sm';
}

export function AnswerButtons({ request, zone, answers, onAccepted, size }: Props) {
  const { t } = useTranslation('requests');
  const block = blockOf(request);
  const busy = answers.busyId === request.id;
  const words = { name: request.student.fullName || t('unknownStudent'), time: dayAndTime(request.startsAt, zone) };
  const sizeProps = size ? { size } : {};
  return (
    <>
      <Button variant="outline" aria-label={t('rejectFor', words)} disabled={busy} onClick={() => answers.ask(request)} {...sizeProps}>
        {t('reject')}
      </Button>
      <Button
        aria-label={t('acceptFor', words)}
        title={block && t(`cannotAccept.${block}`)}
        disabled={busy || block !== undefined}
        loading={busy}
        loadingText={t('accept')}
        onClick={() => answers.accept(request, onAccepted)}
        {...sizeProps}
      >
        {t('accept')}
      </Button>
    </>
  );
}
