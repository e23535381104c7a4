import { useTranslation } from 'react-i18next';
import { closingObstacles, type ClosingObstacle } from '@somo/contracts/closing';
import { ProblemError } from '../../lib/problem';

/** Returns a function that tells an operator what keeps an account from being closed: as foreseen, or as the server answered; null if nothing does. */
export function useClosingObstacle(): (foreseen: ClosingObstacle | null, error: Error | null) => string | null {
  const { t } = useTranslation('operations');
  return (foreseen, error) => {
    const code = foreseen ?? (error instanceof ProblemError ? closingObstacles.find((one) => one === error.problem.code) : undefined);
    return code ? t(`data.obstacles.${code}`) : null;
  };
}
