import { IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { EnvironmentSettings } from './settings.js';

/** Settings of a process in the distributed setup. */
export class ProcessConfig extends EnvironmentSettings {
  /** Address of NATS, with this service's own login: nats://booking:secret@nats:4222 */
  @IsString()
  NATS_URL = 'nats://127.0.0.1:4222';

  /** How many servers of a NATS cluster keep each event: 1, 3 or 5, and no more than there are. Without it, one keeps those of a new stream, and a stream that exists stays as it is. */
  @IsOptional()
  @IsInt()
  @IsIn([1, 3, 5])
  NATS_REPLICAS?: number = undefined;

  @IsString()
  REDIS_URL = 'redis://127.0.0.1:6379';

  /** Address of PostgreSQL, with this service's own login. */
  @IsString()
  DATABASE_URL = 'postgres://somo_booking:secret@127.0.0.1:5432/somo';

  /** A file with this process's private keys and everyone's public keys (JSON Web Keys). */
  @IsString()
  KEYS_FILE = './keys.json';

  @IsInt()
  @Min(2)
  @Max(100)
  DATABASE_POOL = 10;

  /** Port that serves /healthz and /metrics; 0 disables it. */
  @IsInt()
  @Min(0)
  @Max(65_535)
  METRICS_PORT = 9464;

  /** Address that METRICS_PORT is bound to; 0.0.0.0 in a container, whose network controls who can reach it. */
  @IsString()
  METRICS_HOST = '127.0.0.1';

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
  LOG_LEVEL = 'info';

  /** An OpenTelemetry collector that accepts OTLP over HTTP, such as http://127.0.0.1:4318; empty disables tracing. */
  @IsString()
  OTEL_EXPORTER_OTLP_ENDPOINT = '';

  @IsInt()
  CLOCK_OFFSET_MINUTES = 0;

  @IsOptional()
  @IsString()
  NODE_ENV?: string = undefined;
}
