import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fullDate, listText, timeOf } from '../../lib/format';
import { TextLink } from '../../ui/links';
import { paths } from '../../lib/paths';
import type { Side } from './lesson-rules';

/** Where a lesson was moved from or to, why, and why it was cancelled. */
export function LessonMoves({ lesson, side, zone }: { lesson: Lesson; side: Side; zone: string }) {
  const { t } = useTranslation(['lessons', 'common']);
  const { moved, movedTo, successorId, cancelReason, declinedProposal: declined } = lesson;
  const at = (instant: typeof lesson.startsAt) => listText([fullDate(instant, zone), timeOf(instant, zone)]);
  const by = moved?.by === side ? 'you' : (moved?.by ?? 'unknown');
  const reason = cancelReason ?? moved?.reason;
  return (
    <>
      {moved && (
        <Text color="fg.muted" textStyle="sm" mt="1">
          <bdi>{t(`movedFrom.${by}`, { time: at(moved.from) })}</bdi>
        </Text>
      )}
      {movedTo && successorId && (
        <Text color="fg.muted" textStyle="sm" mt="1">
          <TextLink to={paths.lesson(successorId)}>{t('movedTo', { time: at(movedTo) })}</TextLink>
        </Text>
      )}
      {declined && (
        <Text color="fg.muted" textStyle="sm" mt="1" overflowWrap="anywhere" whiteSpace="pre-line">
          {t(side === 'student' ? 'proposal.youDeclined' : 'proposal.theyDeclined')}
          {declined.reason && ` ${t('common:quoted', { words: declined.reason })}`}
        </Text>
      )}
      {reason && (
        <Text color="fg.muted" textStyle="sm" mt="1" overflowWrap="anywhere" whiteSpace="pre-line">
          {t('common:quoted', { words: reason })}
        </Text>
      )}
    </>
  );
}
