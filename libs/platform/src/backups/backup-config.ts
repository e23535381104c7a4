import { IsIn, IsString } from 'class-validator';
import { EnvironmentSettings, readSettings } from '../settings.js';

class BackupConfig extends EnvironmentSettings {
  /** Where backups are put: a folder, or a bucket such as https://key:secret@s3.example/somo-backups; empty: backups/ in the folder of the data. */
  @IsString()
  BACKUP_TO = '';

  /** The key that backups are encrypted with, as age-keygen makes it; empty: backup.key in the folder of the data, which the first backup makes. */
  @IsString()
  BACKUP_KEY_FILE = '';

  /** `daily`: with an embedded database, a backup is made every day, unless less than a fifth of the disk is free. */
  @IsIn(['daily', 'off'])
  BACKUPS: 'daily' | 'off' = 'daily';
}

export const readBackupConfig = (): BackupConfig => readSettings(BackupConfig, process.env);
