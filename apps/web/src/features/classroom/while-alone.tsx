import { useTranslation } from 'react-i18next';
import { reportHours } from '@somo/contracts/rules/booking';
import { fromInstant } from '@somo/contracts/time';
import { timeOf, unparted } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import type { Place } from './place';

interface Props {
  place: Pick<Place, 'lesson' | 'zone' | 'name' | 'side'>;
  /** The other person was here before. */
  hasLeft: boolean;
}

/** When the lesson of a person who is alone starts or started, and, from then on, what happens if the other one doesn't come. */
export function WhileAlone({ place: { lesson, zone, name, side }, hasLeft }: Props) {
  const { t } = useTranslation('classroom');
  const now = useNow(5_000);
  const time = unparted(timeOf(lesson.startsAt, zone));
  if (now < fromInstant(lesson.startsAt)) return t('left.starts', { time });
  if (lesson.myProblem?.status === 'open') return t('alone.started', { time });
  const help = hasLeft ? t('alone.left', { hours: reportHours }) : t(`alone.${side}`, { name, hours: reportHours });
  return `${t('alone.started', { time })} ${help}`;
}
