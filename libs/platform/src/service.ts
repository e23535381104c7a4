import type { Type } from '@nestjs/common';
import type { ServiceName } from '@somo/contracts/services';
import type { EntitySchema, MigrationInterface } from 'typeorm';

/** What the platform needs to know about a service to run it. */
export interface Service {
  name: ServiceName;
  module: Type<unknown>;
  schemas: EntitySchema<never>[] | EntitySchema[];
  migrations: (new () => MigrationInterface)[];
}
