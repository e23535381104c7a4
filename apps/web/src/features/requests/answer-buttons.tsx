import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BookingRequest, WishedTime } from '@somo/contracts/requests';
import { dayAndTime } from '../../lib/format';
import { blockOf } from './wish-notes';
import type { Answers } from './use-answers';

interface Props {
  request: BookingRequest;
  /** The time to accept. */
  wish: WishedTime;
  zone: string;
  answers: Answers;
  onAnswered?: () => void;
  /** In a card: small, and what is done most comes first. */
  isInCard?: boolean;
}

/** On phones, the primary button has a line of its own, and the others share the next one. In a card, they share the lines in their order, close enough for one. */
const shareOfLine = { base: '1 1 auto', md: 'none' };
const inCard = { size: 'sm', px: '2.5', flex: shareOfLine } as const;
const ownLine = { order: { base: -1, md: 0 }, flex: { base: '1 1 100%', md: 'none' } };

/** Accepts a request, suggests other times or rejects it. */
export function AnswerButtons({ request, wish, zone, answers, onAnswered, isInCard = false }: Props) {
  const { t } = useTranslation('requests');
  const block = blockOf(wish);
  const busy = answers.busyId === request.id;
  const name = request.student.fullName || t('unknownStudent');
  const words = { name, time: dayAndTime(wish.startsAt, zone) };
  const share = isInCard ? inCard : { flex: shareOfLine };
  const hasProposed = request.proposals.length > 0;
  function propose(): void {
    answers.propose(request);
    onAnswered?.();
  }
  const reject = (
    <Button
      variant="ghost"
      aria-label={t('rejectFor', words)}
      disabled={busy}
      onClick={() => answers.ask(request)}
      {...share}
      {...(isInCard ? { px: '2' } : {})}
    >
      {t('reject')}
    </Button>
  );
  const suggest = (
    <Button
      variant={block ? 'solid' : 'outline'}
      aria-label={t(hasProposed ? 'propose.againFor' : 'propose.openFor', words)}
      disabled={busy}
      onClick={propose}
      {...share}
    >
      {t(hasProposed ? 'propose.again' : 'propose.open')}
    </Button>
  );
  const accept = !block && (
    <Button
      aria-label={t('acceptFor', words)}
      disabled={busy}
      loading={busy}
      loadingText={t('accept')}
      onClick={() => answers.accept(request, wish.startsAt, onAnswered)}
      {...share}
      {...(isInCard ? { flex: ownLine.flex } : ownLine)}
    >
      {t('accept')}
    </Button>
  );
  if (!isInCard)
    return (
      <>
        {reject}
        {suggest}
        {accept}
      </>
    );
  return (
    <>
      {accept}
      {suggest}
      {reject}
    </>
  );
}
