import type { Type } from '@nestjs/common';
import type { ServiceName } from '@somo/contracts/services';
import type { EntitySchema, MigrationInterface } from 'typeorm';
import type { Old } from './retention/old-rows.js';

/** What the platform needs to know about a service to run it. */
export interface Service {
  name: ServiceName;
  module: Type<unknown>;
  schemas: EntitySchema<never>[] | EntitySchema[];
  migrations: (new () => MigrationInterface)[];
  /** What is deleted once it is old, besides rows of the platform's tables. */
  oldRows?: readonly Old[];
}
