import { Catch, type RpcExceptionFilter } from '@nestjs/common';
import { throwError, type Observable } from 'rxjs';

/** Rethrows an error unchanged: Nest's own filter would turn a refusal into 'Internal server error'. */
@Catch()
export class RethrowFilter implements RpcExceptionFilter<Error> {
  catch(error: Error): Observable<never> {
    return throwError(() => error);
  }
}
