import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Review } from '@somo/contracts/reviews';
import { subjectName } from '../../i18n/names';
import { monthText } from '../../lib/format';
import { Stored } from '../../ui/stored';
import { ReviewWords } from './review-words';
import { Stars } from './stars';

interface Props {
  review: Review;
  /** The teacher's first name. */
  teacher: string;
  report: ReactNode;
  /** What the reader can do about it. */
  children?: ReactNode;
}

/** A review as everybody sees it. */
export function ReviewItem({ review, teacher, report, children }: Props) {
  const { t } = useTranslation('reviews');
  const name = review.firstName || t('former');
  return (
    <Box asChild py="5" borderTopWidth="1px" borderColor="border">
      <article aria-label={t('theirs', { name })}>
        <Box display="flex" gap="3" alignItems="center">
          <Box
            aria-hidden
            flexShrink="0"
            w="11"
            h="11"
            borderRadius="full"
            bg="brand.muted"
            color="brand.fg"
            display="grid"
            placeItems="center"
            fontWeight="semibold"
          >
            {[...name][0]?.toUpperCase()}
          </Box>
          <Box minW="0" flex="1">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              <Stored>{name}</Stored>
            </Text>
            <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
              {monthText(`${review.month}-01`)}
              {review.subject && (
                <>
                  {' · '}
                  <Stored>{subjectName(review.subject)}</Stored>
                </>
              )}
              {review.editedAt && ` · ${t('edited')}`}
            </Text>
          </Box>
          {report}
        </Box>
        <Box display="grid" gap="2" mt="3" justifyItems="start">
          <Stars rating={review.rating} />
          <ReviewWords review={review} teacher={teacher} />
        </Box>
        {children}
      </article>
    </Box>
  );
}
