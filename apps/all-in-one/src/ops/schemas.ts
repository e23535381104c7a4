import type { ServiceName } from '@somo/contracts/services';
import type { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { loginOf } from '@somo/platform/database/provision';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import type { Service } from '@somo/platform/service';
import { Transaction } from '@somo/platform/transaction';
import { DataSource } from 'typeorm';

/** The services' schemas, each opened on first use and with no more privileges than its service has. */
export class Schemas {
  private readonly open = new Map<ServiceName, Promise<DataSource>>();

  constructor(
    private readonly adminUrl: string,
    private readonly services: Service[],
  ) {
    if (!URL.canParse(adminUrl) || !/^postgres(ql)?:$/.test(new URL(adminUrl).protocol))
      throw new StartProblem('DATABASE_URL is not a valid database URL. Example: postgres://postgres:secret@127.0.0.1:5432/somo.');
  }

  get names(): ServiceName[] {
    return this.services.map(({ name }) => name);
  }

  async of(name: ServiceName): Promise<Db> {
    return Db.over(await this.source(name));
  }

  /** Returns transactions on a service's schema. Its running processes find their events and due work; open pages get no push. */
  async transactionOf(name: ServiceName, clock: Clock): Promise<Transaction> {
    const nothing = () => undefined;
    const live = { push: nothing, subscribe: () => nothing, close: () => Promise.resolve() };
    return new Transaction(await this.source(name), clock, live, { relay: nothing, feeder: nothing });
  }

  private source(name: ServiceName): Promise<DataSource> {
    const service = this.services.find((one) => one.name === name);
    if (!service) throw new Error(`There is no service ${name}.`);
    const source = this.open.get(name) ?? this.connect(service);
    this.open.set(name, source);
    return source;
  }

  async close(): Promise<void> {
    for (const source of await Promise.allSettled(this.open.values())) if (source.status === 'fulfilled') await source.value.destroy();
  }

  private async connect(service: Service): Promise<DataSource> {
    const database = new URL(this.adminUrl).pathname.slice(1);
    const source = new DataSource({
      type: 'postgres',
      url: this.adminUrl,
      schema: service.name,
      entities: service.schemas,
      poolSize: 1,
      installExtensions: false,
      applicationName: 'somo-ops',
      extra: { options: `-c role=${loginOf(database, service.name)} -c search_path=${service.name},public -c TimeZone=UTC` },
    });
    return source.initialize().catch((error: unknown) => {
      throw whyNot(error, this.adminUrl);
    });
  }
}

function whyNot(error: unknown, adminUrl: string): unknown {
  const { code = '', message } = error as Error & { code?: string };
  const { host, pathname } = new URL(adminUrl);
  if (code === '22023' || code === '3D000') return new StartProblem(`Somo has never run on the database ${pathname.slice(1)} at ${host}.`);
  if (code === '28P01' || code === '28000') return new StartProblem(`PostgreSQL at ${host} refused the connection: ${message}.`);
  if (/^E[A-Z]+$/.test(code)) return new StartProblem(`PostgreSQL is not responding at ${host} (${code}).`);
  return error;
}
