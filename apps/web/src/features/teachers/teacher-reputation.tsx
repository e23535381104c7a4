import { Box, Text, type BoxProps } from '@chakra-ui/react';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TeacherCard } from '@somo/contracts/people';
import { Rating } from '../../ui/rating';

interface Props extends BoxProps {
  teacher: Pick<TeacherCard, 'averageRating' | 'reviewsCount' | 'isVerified'>;
}

/** The teacher's rating, and whether Somo has verified them. */
export function TeacherReputation({ teacher, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <Box display="flex" flexWrap="wrap" columnGap="4" rowGap="1" alignItems="center" {...rest}>
      <Rating average={teacher.averageRating} count={teacher.reviewsCount} />
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
