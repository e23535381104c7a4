import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { Ask } from './ask.js';
import { Clock } from './clock.js';
import { Db } from './db.js';
import { RethrowFilter } from './rethrow.filter.js';
import { UserTokens } from './identity/user-tokens.js';
import { Live } from './live/live.js';
import { Log } from './log.js';
import { Transaction } from './transaction.js';

export interface PlatformParts {
  ask: Ask;
  clock: Clock;
  db: Db;
  live: Live;
  log: Log;
  transaction: Transaction;
  userTokens: UserTokens;
}

/** Everything that any service may inject. */
@Module({})
export class PlatformModule {
  static with(parts: PlatformParts): DynamicModule {
    const providers: Provider[] = [
      { provide: Ask, useValue: parts.ask },
      { provide: Clock, useValue: parts.clock },
      { provide: Db, useValue: parts.db },
      { provide: Live, useValue: parts.live },
      { provide: Log, useValue: parts.log },
      { provide: Transaction, useValue: parts.transaction },
      { provide: UserTokens, useValue: parts.userTokens },
    ];
    return {
      module: PlatformModule,
      global: true,
      providers: [...providers, { provide: APP_FILTER, useClass: RethrowFilter }],
      exports: providers,
    };
  }
}
