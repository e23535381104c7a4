import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../lib/problem';

/** An error of a decision, in a sentence: what the server said, or that it said nothing. */
export function useRefused(): (error: Error | null) => string | null {
  const { t } = useTranslation('operations');
  return (error) => error && (refusalOf(error) ?? `${t('notDone')}. ${t('notDoneText')}`);
}
