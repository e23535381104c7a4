import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { timeOf, unparted } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { closesAt } from './remaining-time';

/** When the lesson starts, or until when it goes on, and until when who leaves can come back. */
export function HowLong({ lesson, zone }: { lesson: Lesson; zone: string }) {
  const { t } = useTranslation('classroom');
  const now = useNow(5_000);
  const at = (instant: Instant) => unparted(timeOf(instant, zone));
  const [starts, ends] = [fromInstant(lesson.startsAt), fromInstant(lesson.endsAt)];
  const lasts =
    now < starts ? t('left.starts', { time: at(lesson.startsAt) }) : now < ends ? t('left.goesOn', { time: at(lesson.endsAt) }) : undefined;
  return (
    <>
      {lasts && `${lasts} `}
      {t('left.until', { time: at(closesAt(lesson)) })}
    </>
  );
}
