import { IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { EnvironmentSettings } from './settings.js';

/** The settings of a process of the distributed set-up. */
export class ProcessConfig extends EnvironmentSettings {
  /** Where NATS listens, with this service's own login: nats://booking:secret@nats:4222 */
  @IsString()
  NATS_URL = 'nats://127.0.0.1:4222';

  @IsString()
  REDIS_URL = 'redis://127.0.0.1:6379';

  /** This service's own login. */
  @IsString()
  DATABASE_URL = 'postgres://somo_booking:secret@127.0.0.1:5432/somo';

  /** A file with this process's private keys and everybody's public ones (JSON Web Keys). */
  @IsString()
  KEYS_FILE = './keys.json';

  @IsInt()
  @Min(2)
  @Max(100)
  DATABASE_POOL = 10;

  /** Where this process answers /healthz and /metrics; 0: nowhere. */
  @IsInt()
  @Min(0)
  @Max(65_535)
  METRICS_PORT = 9464;

  /** On which address; 0.0.0.0 in a container, whose network decides who gets there. */
  @IsString()
  METRICS_HOST = '127.0.0.1';

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
  LOG_LEVEL = 'info';

  /** An OpenTelemetry collector that takes OTLP over HTTP: http://127.0.0.1:4318; empty for no traces. */
  @IsString()
  OTEL_EXPORTER_OTLP_ENDPOINT = '';

  @IsInt()
  CLOCK_OFFSET_MINUTES = 0;

  @IsOptional()
  @IsString()
  NODE_ENV?: string = undefined;
}
