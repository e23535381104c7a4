import { IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { readSettings, EnvironmentSettings } from '@somo/platform/settings';

export class AllInOneConfig extends EnvironmentSettings {
  @IsInt()
  @Min(0)
  @Max(65_535)
  PORT = 3000;

  /** Port that serves /metrics; 0 disables it. When a second checkout on this machine uses the port, this one runs without metrics. */
  @IsInt()
  @Min(0)
  @Max(65_535)
  METRICS_PORT = 9464;

  @IsString()
  METRICS_HOST = '127.0.0.1';

  /** An administrator's URL of your own PostgreSQL; if omitted, Somo brings one. */
  @IsOptional()
  @IsString()
  DATABASE_URL?: string = undefined;

  @IsIn(['on', 'off'])
  SEED: 'on' | 'off' = 'on';

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
  LOG_LEVEL = 'warn';

  /** An OpenTelemetry collector that accepts OTLP over HTTP, such as http://127.0.0.1:4318; empty disables tracing. */
  @IsString()
  OTEL_EXPORTER_OTLP_ENDPOINT = '';

  /** Development only: shifts the clock by minutes, to see tomorrow's reminders today. */
  @IsInt()
  CLOCK_OFFSET_MINUTES = 0;

  @IsIn(['development', 'production', 'test'])
  NODE_ENV = 'development';
}

export const readAllInOneConfig = (): AllInOneConfig => readSettings(AllInOneConfig, process.env);
