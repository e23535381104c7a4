import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { deadline, money, offsetName } from '../../lib/format';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/links';

interface Props {
  lesson: Lesson;
  payBy: Instant;
  now: number;
  zone: string;
  onLeave: () => void;
}

/** What is left to do after booking: 'One step left: pay $25.00 by 9:04 PM'. */
export function PayStep({ lesson, payBy, now, zone, onLeave }: Props) {
  const { t } = useTranslation('booking');
  const amount = money(lesson.price.amountCents);
  return (
    <Box mt="4" p="4" borderRadius="l2" bg="brand.subtle" color="fg">
      <Text fontWeight="semibold" textStyle="lg" textWrap="balance">
        {t('oneStepLeft', { amount, time: deadline(payBy, now, zone) })}
      </Text>
      <Text textStyle="sm" mt="1" mb="4">
        {t('payByHint', { zone: offsetName(zone, fromInstant(payBy)) })}
      </Text>
      <ButtonLink to={paths.payLesson(lesson.id)} onClick={onLeave} size="lg" w="full">
        {t('payNow', { amount })}
      </ButtonLink>
    </Box>
  );
}
