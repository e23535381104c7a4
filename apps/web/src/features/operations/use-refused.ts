import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../lib/problem';

/** Returns a function that turns an error into a message: the server's own, or a general one if it sent none. */
export function useRefused(): (error: Error | null) => string | null {
  const { t } = useTranslation('operations');
  return (error) => error && (refusalOf(error) ?? `${t('notDone')}. ${t('notDoneText')}`);
}
