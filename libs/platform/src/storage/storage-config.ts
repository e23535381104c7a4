import { S3Client } from '@aws-sdk/client-s3';
import { IsString, Matches } from 'class-validator';
import { EnvironmentSettings, readSettings } from '../settings.js';
import { FolderStorage } from './folder-storage.js';
import { S3Storage } from './s3-storage.js';
import type { Storage } from './storage.js';

/** Where files are stored: with S3_URL in a bucket, otherwise in a folder on this machine. */
export class StorageConfig extends EnvironmentSettings {
  /** http(s)://key:secret@host/bucket?region=eu-west-1; without key and secret, the credentials of the machine's own role are used. */
  @Matches(/^(https?:\/\/[^\s/]+\/[a-z0-9][a-z0-9.-]+(\?region=[a-z0-9-]+)?)?$/, {
    message: 'it must be a bucket such as https://key:secret@s3.example/somo?region=eu-west-1',
  })
  S3_URL = '';

  /** Where browsers reach that store, if not at the same address; `off` if they do not. */
  @Matches(/^(off|https?:\/\/[^\s/@?#]+)?$/, { message: 'it must be off or an address without a path such as https://files.example' })
  S3_PUBLIC_URL = '';

  @IsString()
  STORAGE_FOLDER = '.somo/files';
}

const read = () => readSettings(StorageConfig, process.env);

/** Opens the storage that the environment names. */
export const readStorage = (): Storage => openStorage(read());

/** Returns the folder that files are in; undefined if they are in a bucket. */
export function storageFolder(): string | undefined {
  const { S3_URL, STORAGE_FOLDER } = read();
  return S3_URL === '' ? STORAGE_FOLDER : undefined;
}

/** Returns the address of the bucket that files are in; empty if they are in a folder. */
export const bucketAddress = (): string => read().S3_URL;

/** Returns the origin to which browsers put files themselves; undefined if they put them nowhere but at the gateway. */
export const readStorageOrigin = (): string | undefined => originOf(read());

function originOf({ S3_URL, S3_PUBLIC_URL }: StorageConfig): string | undefined {
  return S3_URL === '' || S3_PUBLIC_URL === 'off' ? undefined : new URL(S3_PUBLIC_URL || S3_URL).origin;
}

export function openStorage(config: StorageConfig): Storage {
  const { S3_URL, STORAGE_FOLDER } = config;
  if (S3_URL === '') return new FolderStorage(STORAGE_FOLDER);
  const url = new URL(S3_URL);
  const credentials = { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) };
  const client = new S3Client({
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    // AWS has these checksums; other stores may not know them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(url.username ? { credentials } : {}),
  });
  return new S3Storage(client, url.pathname.slice(1), originOf(config));
}
