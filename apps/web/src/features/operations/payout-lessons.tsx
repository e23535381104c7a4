import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeacherPayout } from '@somo/contracts/payouts';
import { dateOf } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useZone } from '../../lib/use-session';
import { TextLink } from '../../ui/links';

const mostShown = 3;

/** The lessons that a payout pays for; of many, the first ones. */
export function PayoutLessons({ payout: { lessons, lessonCount } }: { payout: TeacherPayout }) {
  const { t } = useTranslation('operations');
  const zone = useZone();
  const shown = lessons.slice(0, mostShown);
  const more = lessonCount - shown.length;
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="1">
      {shown.map(({ lessonId, subject, startsAt }) => (
        <li key={lessonId}>
          <TextLink to={paths.adminLesson(lessonId)}>
            <bdi>
              {startsAt ? t('payouts.lesson', { subject: subject || t('general'), day: dateOf(startsAt, zone) }) : subject || t('general')}
            </bdi>
          </TextLink>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Text color="fg.muted">{t('payouts.moreLessons', { count: more })}</Text>
        </li>
      )}
    </Box>
  );
}
