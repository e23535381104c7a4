import type { ServiceName } from '../services.js';

/** A kind of data: who has it, how long, why, and who may read it. */
export interface Retained {
  what: string;
  /** Which services have it, and delete it. */
  of: readonly (ServiceName | 'gateway')[];
  /** How long, and from when on. Without one of the two, it is not deleted by its age. */
  days?: number;
  hours?: number;
  from: string;
  why: string;
  readers: string;
  /** Deleted by the run of the platform (`rows`), or by a file of the service's own. */
  by?: string;
}
