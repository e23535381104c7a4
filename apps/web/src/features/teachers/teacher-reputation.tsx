import { Box, Text, type BoxProps } from '@chakra-ui/react';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TeacherCard } from '@somo/contracts/people';
import { Rating } from '../../ui/rating';

interface Props extends BoxProps {
  teacher: Pick<TeacherCard, 'averageRating' | 'reviewsCount' | 'isVerified' | 'lessonsTaught'>;
}

/** The teacher's rating, or that they are new, and whether Somo has verified them; nothing in place of a rating nobody has given yet. */
export function TeacherReputation({ teacher, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <Box display="flex" flexWrap="wrap" columnGap={{ base: '2', md: '4' }} rowGap="1" alignItems="center" {...rest}>
      {teacher.averageRating !== null ? (
        <Rating average={teacher.averageRating} count={teacher.reviewsCount} />
      ) : (
        teacher.lessonsTaught === 0 && (
          <Text as="span" px="2" borderRadius="full" bg="brand.subtle" color="brand.fg" textStyle="xs" fontWeight="medium">
            {t('newOnSomo')}
          </Text>
        )
      )}
      {teacher.isVerified && (
        <Text
          as="span"
          display="inline-flex"
          alignItems="center"
          gap="1"
          color="fg.success"
          textStyle="sm"
          fontWeight="medium"
          _icon={{ w: '4', h: '4' }}
        >
          <BadgeCheck aria-hidden />
          {t('verified')}
        </Text>
      )}
    </Box>
  );
}
