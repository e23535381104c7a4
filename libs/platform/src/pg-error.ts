/** PostgreSQL's error for a failed statement, whether it came through TypeORM or the driver. */
interface PgError {
  code: string;
  constraint?: string;
  message: string;
  detail?: string;
  hint?: string;
}

export function pgErrorOf(error: unknown): PgError | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const driver = 'driverError' in error ? error.driverError : error;
  if (
    typeof driver === 'object' &&
    driver !== null &&
    'code' in driver &&
    typeof driver.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(driver.code)
  ) {
    return driver as PgError;
  }
  return undefined;
}

/** Returns whether the error is a deadlock or a serialization failure, after which the transaction can simply be retried. */
export function isRetryable(error: unknown): boolean {
  const code = pgErrorOf(error)?.code;
  return code === '40P01' || code === '40001';
}
