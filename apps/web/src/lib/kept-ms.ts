import { dayMs } from '@somo/calendar/days';

/** How long a browser keeps what is somebody's after the server has last confirmed their session. */
export const keptMs = 7 * dayMs;
