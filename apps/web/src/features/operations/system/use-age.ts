import { useTranslation } from 'react-i18next';

/** Returns a function that writes how long something has waited, such as '3 min'. */
export function useAge(): (seconds: number) => string {
  const { t } = useTranslation('operations');
  return (seconds) => {
    if (seconds < 120) return t('system.seconds', { count: Math.round(seconds) });
    if (seconds < 7_200) return t('system.minutes', { count: Math.round(seconds / 60) });
    return t('system.hours', { count: Math.round(seconds / 3_600) });
  };
}
