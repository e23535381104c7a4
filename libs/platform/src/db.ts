import type { DataSource, EntityManager, EntitySchema, ObjectLiteral, Repository } from 'typeorm';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { queryPool } from './database/query-pool.js';

/** TypeORM's repository without the methods that overwrite newer values with stale ones. */
type Rows<T extends ObjectLiteral> = Pick<
  Repository<T>,
  'find' | 'findBy' | 'findOne' | 'findOneBy' | 'count' | 'countBy' | 'existsBy' | 'insert' | 'update' | 'delete'
>;

/** Access to a service's own tables: named prepared statements, and TypeORM for plain rows, on a pool or inside a transaction. */
export class Db {
  private constructor(
    private readonly manager: EntityManager,
    private readonly send: (query: QueryConfig) => Promise<QueryResult>,
  ) {}

  static over(source: DataSource): Db {
    const pool = poolOf(source);
    return new Db(source.manager, (query) => queryPool(pool, query));
  }

  static inside(manager: EntityManager, client: PoolClient): Db {
    return new Db(manager, (query) => client.query(query));
  }

  of<T extends ObjectLiteral>(schema: EntitySchema<T>): Rows<T> {
    return this.manager.getRepository(schema);
  }

  /** Returns the rows of a SELECT or a RETURNING clause. A `name` must always be used with the same SQL text. */
  async sql<Row>(name: string, text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.send({ name, text, values })).rows as Row[];
  }

  /** Returns how many rows an INSERT, UPDATE or DELETE affected. */
  async run(name: string, text: string, values: unknown[] = []): Promise<number> {
    return (await this.send({ name, text, values })).rowCount ?? 0;
  }
}

/** Returns the pg pool beneath a TypeORM data source, because TypeORM itself never prepares statements. */
export function poolOf(source: DataSource): Pool {
  return (source.driver as unknown as { master: Pool }).master;
}
