import { useTranslation } from 'react-i18next';
import { freeCancelHours, platformFeePercent } from '@somo/contracts/rules/booking';

interface Promises {
  title: string;
  points: string[];
}

/** Returns what Somo promises to students, or to teachers; every figure comes from its rule. */
export function usePromises(side: 'student' | 'teacher'): Promises {
  const { t } = useTranslation('auth');
  const facts = { hours: freeCancelHours, keepPercent: 100 - platformFeePercent };
  const points = (['first', 'second', 'third'] as const).map((which) => t(`promise.${side}.${which}`, facts));
  return { title: t(`promise.${side}.title`), points };
}
