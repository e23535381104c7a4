/** A real server that a test talks to. */
export interface RunningProgram {
  url: string;
  /** Kills it at once, as a crash would; its files remain. */
  kill(): Promise<void>;
  /** Suspends it with its connections open; `thaw` resumes it. */
  freeze(): void;
  thaw(): void;
  /** Starts it again with the same files and port. */
  restart(): Promise<void>;
  /** Deletes its files, while it is stopped. */
  wipe(): Promise<void>;
  stop(): Promise<void>;
}
