import { backupOverdueDays, backupsElsewhere, type BackupState } from '@somo/contracts/backups';
import type { Certificate } from '@somo/contracts/certificates';
import type { SystemCheck } from '@somo/contracts/system';
import { fromInstant } from '@somo/contracts/time';
import { readBackupConfig } from '@somo/platform/backups/backup-config';
import type { Clock } from '@somo/platform/clock';
import type { Log } from '@somo/platform/log';
import { Certificates, endpointOf } from '@somo/platform/operating/certificates';
import { fails, kept } from '@somo/platform/operating/kept';
import { inTime, TooSlow, tried } from '@somo/platform/operating/system-checks';
import type { GatewayConfig } from '../../gateway.config.js';

export type ReadBackups = () => Promise<BackupState>;

interface Parts {
  clock: Clock;
  config: GatewayConfig;
  log: Log;
  /** undefined: PostgreSQL is not the one that Somo brings. */
  backups: ReadBackups | undefined;
}

/** A bucket can hold many backups, and lists them page by page. */
const backupSeconds = 8;
const overdueMs = backupOverdueDays * 24 * 60 * 60 * 1000;

/** What no service knows of the installation: its public address, and its backups. */
export class GatewayChecks {
  private readonly certificates: Certificates;
  /** Returns the backups, and how they are judged. */
  readonly readBackups: () => Promise<{ backups: BackupState; check: SystemCheck }>;
  readonly checkAddress: () => Promise<SystemCheck>;

  constructor(private readonly parts: Parts) {
    this.certificates = new Certificates(parts.clock);
    this.readBackups = kept(
      parts.clock,
      () => this.findBackups(),
      ({ check }) => fails(check),
    );
    this.checkAddress = kept(parts.clock, () => this.reachAddress(), fails);
  }

  get publicUrl(): string {
    return this.parts.config.publicUrl();
  }

  private async findBackups(): Promise<{ backups: BackupState; check: SystemCheck }> {
    const { backups: read = () => Promise.resolve(backupsElsewhere), log } = this.parts;
    try {
      const backups = await inTime(read, backupSeconds);
      return { backups, check: this.judgeBackups(backups) };
    } catch (error) {
      log.warn({ err: error }, 'the backups cannot be read');
      const problem = error instanceof Error ? error.message : String(error);
      const finding = error instanceof TooSlow ? 'unknown' : 'fails';
      return { backups: { ...backupsElsewhere, made: 'command', problem }, check: { name: 'backups', finding, detail: problem } };
    }
  }

  readCertificates(): Promise<Certificate[]> {
    const { backups, config } = this.parts;
    return this.certificates.read([
      ...endpointOf('address', config.PUBLIC_URL),
      ...(backups ? endpointOf('backups', readBackupConfig().BACKUP_TO) : []),
    ]);
  }

  /** Browsers give a page its microphone, its notifications and its passkeys only at https, and links in emails lead to this address. */
  private async reachAddress(): Promise<SystemCheck> {
    const { config } = this.parts;
    const url = config.publicUrl();
    if (!config.isHttps()) return { name: 'address', finding: 'off', detail: url };
    const found = await tried('address', async () => {
      const { status } = await fetch(`${url}/healthz`, { redirect: 'manual' }).catch((error: Error) => {
        // What went wrong is in its cause.
        throw new Error(((error.cause ?? error) as Error).message);
      });
      if (status !== 200) throw new Error(`it answers with ${status}`);
      return { finding: 'works', detail: url };
    });
    // Some networks let no machine reach its own public address.
    return found.finding === 'fails' ? { ...found, finding: 'unknown', detail: `${url}: ${found.detail}` } : found;
  }

  /** A problem with the last try matters less than that there is no recent backup. */
  private judgeBackups({ made, latest, problem }: BackupState): SystemCheck {
    const name = 'backups';
    if (made === 'elsewhere') return { name, finding: 'unknown', detail: null };
    if (!latest) return { name, finding: problem === null ? 'off' : 'fails', detail: null };
    const age = this.parts.clock.now() - fromInstant(latest.madeAt);
    if (age > overdueMs) return { name, finding: 'fails', detail: null };
    return { name, finding: problem === null ? 'works' : 'low', detail: problem };
  }
}
