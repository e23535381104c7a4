import { IconButton } from '@chakra-ui/react';
import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Review } from '@somo/contracts/reviews';
import { useUser } from '../lib/use-session';
import { useReport } from './use-report';

interface Props {
  review: Review;
  /** Set if the reader wrote the review, and reports the reply of this teacher. */
  replyBy?: string;
  /** Asks a visitor to sign in first. */
  onAsk?: () => void;
}

/** Reports a review, or to its student the reply. */
export function ReportReview({ review, replyBy, onAsk }: Props) {
  const { t } = useTranslation('reviews');
  const user = useUser();
  const { report, dialog } = useReport();
  const name = replyBy ?? (review.firstName || t('former'));
  const about = replyBy === undefined ? ('review' as const) : ('reply' as const);
  const label = about === 'reply' ? t('reportReply') : t('reportOf', { name });
  // Nobody reports what they wrote themselves.
  if (about === 'reply' && !review.reply) return null;
  const text = about === 'reply' ? review.reply?.text : review.text;
  return (
    <>
      <IconButton
        variant="ghost"
        size="sm"
        minW={{ base: '11', md: '9' }}
        minH={{ base: '11', md: '9' }}
        color="fg.muted"
        title={label}
        aria-label={label}
        onClick={() => (user ? report({ about, reviewId: review.id, name, text: text ?? '' }) : onAsk?.())}
      >
        <Flag aria-hidden />
      </IconButton>
      {dialog}
    </>
  );
}
