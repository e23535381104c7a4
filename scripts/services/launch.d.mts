export interface RunningServices {
  url: string;
  folder: string;
  start(): Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null; seconds: number }>;
  pids(): Record<string, number>;
  kill(name: string): void;
  said(): string;
  /** Of the superuser, where the database is its own. */
  adminUrl(): Promise<string>;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export function launchServices(settings?: Record<string, string>, options?: string[]): Promise<RunningServices>;
