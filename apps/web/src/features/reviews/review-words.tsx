import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Review } from '@somo/contracts/reviews';
import { listText } from '../../lib/format';
import { StoredText } from '../../ui/stored-text';

/** What a review says, and what its teacher replied. */
export function ReviewWords({ review, teacher }: { review: Review; teacher: string }) {
  const { t } = useTranslation('reviews');
  const { text, tags, reply } = review;
  return (
    <>
      {text && (
        <StoredText maxW="65ch" whiteSpace="pre-line">
          {text}
        </StoredText>
      )}
      {tags.length > 0 && (
        <Text color="fg.muted" textStyle="sm">
          {listText(tags.map((tag) => t(`tag.${tag}`)))}
        </Text>
      )}
      {review.refunded && (
        <Text color="fg.muted" textStyle="sm">
          {t('refunded')}
        </Text>
      )}
      {reply && (
        <Box bg="bg.muted" borderRadius="l2" px="4" py="3" mt="1" maxW="65ch">
          <Text fontWeight="semibold" textStyle="sm">
            <bdi>{t('replyBy', { name: teacher })}</bdi>
          </Text>
          <StoredText whiteSpace="pre-line">{reply.text}</StoredText>
        </Box>
      )}
    </>
  );
}
