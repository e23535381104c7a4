import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import type { ServiceName } from '@somo/contracts/services';
import type { DataSource } from 'typeorm';
import { Ask } from './ask.js';
import { Clock } from './clock.js';
import { Db } from './db.js';
import { RethrowFilter } from './rethrow.filter.js';
import { ServiceSecrets } from './identity/service-secrets.js';
import { UserTokens } from './identity/user-tokens.js';
import { Live } from './live/live.js';
import { Log } from './log.js';
import { WaitingWork } from './operating/waiting-work.js';
import { Transaction } from './transaction.js';

interface PlatformParts {
  ask: Ask;
  clock: Clock;
  live: Live;
  log: Log;
  secrets: ServiceSecrets;
  /** The service's open data source; closed with the service. */
  source: DataSource;
  transaction: Transaction;
  userTokens: UserTokens;
  work: WaitingWork;
}

/** Everything that any service may inject. */
@Module({})
export class PlatformModule {
  static with(service: ServiceName, parts: PlatformParts): DynamicModule {
    // Named, because several services may share a process: `@InjectDataSource('booking')`.
    const database = TypeOrmModule.forRootAsync({
      name: service,
      useFactory: () => parts.source.options,
      dataSourceFactory: () => Promise.resolve(parts.source),
    });
    const providers: Provider[] = [
      { provide: Ask, useValue: parts.ask },
      { provide: Clock, useValue: parts.clock },
      { provide: Db, useFactory: (source: DataSource) => Db.over(source), inject: [getDataSourceToken(service)] },
      { provide: Live, useValue: parts.live },
      { provide: Log, useValue: parts.log },
      { provide: ServiceSecrets, useValue: parts.secrets },
      { provide: Transaction, useValue: parts.transaction },
      { provide: UserTokens, useValue: parts.userTokens },
      { provide: WaitingWork, useValue: parts.work },
    ];
    return {
      module: PlatformModule,
      global: true,
      imports: [database],
      providers: [...providers, { provide: APP_FILTER, useClass: RethrowFilter }],
      exports: providers,
    };
  }
}
