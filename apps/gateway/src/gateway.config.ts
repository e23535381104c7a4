import { readSettings, EnvironmentSettings, SettingsProblem } from '@somo/platform/settings';
import { IsIn, IsInt, IsString, Matches, Max, Min } from 'class-validator';

export class GatewayConfig extends EnvironmentSettings {
  @IsInt()
  @Min(0)
  @Max(65535)
  PORT = 3000;

  /** 0.0.0.0 in a container; by default the gateway is reachable from this machine only. */
  @IsString()
  HOST = '127.0.0.1';

  /** The public origin if it differs from the address the gateway listens on, such as https://somo.example. */
  @Matches(/^(https?:\/\/[^\s/]+)?$/, { message: 'it must be an origin' })
  PUBLIC_URL = '';

  /** on: a proxy in front sets X-Forwarded-For, -Proto and -Host, and no client can bypass it. */
  @IsIn(['on', 'off'])
  TRUST_PROXY: 'on' | 'off' = 'off';

  /** off: no rate limits, for load tests. */
  @IsIn(['on', 'off'])
  RATE_LIMITS: 'on' | 'off' = 'on';

  @IsString()
  NODE_ENV = 'development';

  /**
   * Whether /dev/mail lists the emails that would have been sent. Empty: to this machine alone, when
   * only it can reach the gateway and NODE_ENV is not production. on: to everyone.
   */
  @IsIn(['on', 'off', ''])
  DEV_MAIL: 'on' | 'off' | '' = '';

  /** The folder of the built web app. Empty: apps/web/dist of this checkout. */
  @IsString()
  WEB_DIST = '';

  /** off: browsers remove what lets Somo open without a connection. */
  @IsIn(['on', 'off'])
  OFFLINE: 'on' | 'off' = 'on';

  /** The folder of the data whose backups operators see; set by `npm run start:services`. Empty: PostgreSQL is backed up by its own programs. */
  @IsString()
  BACKUP_DATA = '';

  showsMail(): boolean {
    if (this.DEV_MAIL !== '') return this.DEV_MAIL === 'on';
    return this.NODE_ENV !== 'production' && /^(localhost|127(\.\d+){3}|::1)$/.test(this.HOST);
  }

  publicUrl(): string {
    return this.PUBLIC_URL || `http://localhost:${this.PORT}`;
  }

  isHttps(): boolean {
    return this.PUBLIC_URL.startsWith('https://');
  }
}

export function refuseUnsafe(config: GatewayConfig): void {
  if (config.NODE_ENV !== 'production') return;
  if (config.RATE_LIMITS === 'off') {
    throw new SettingsProblem(
      'RATE_LIMITS=off is for load tests and not allowed with NODE_ENV=production. Remove it or set RATE_LIMITS=on.',
    );
  }
  if (config.DEV_MAIL === 'on') {
    throw new SettingsProblem(
      'DEV_MAIL=on shows the emails of all users, including their links, and is not allowed with NODE_ENV=production. Remove it or set DEV_MAIL=off.',
    );
  }
}

export function readGatewayConfig(): GatewayConfig {
  const config = readSettings(GatewayConfig, process.env);
  refuseUnsafe(config);
  return config;
}
