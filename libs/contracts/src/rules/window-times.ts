import { Matches } from 'class-validator';
import { endTimeForm, timeForm } from './availability.js';

/** Requires a time of day at which a window may begin. */
export const IsStartTime = () => Matches(timeForm, { message: '$property must be a time of day such as 17:00' });

/** Requires a time of day at which a window may end: 24:00 is the end of the day. */
export const IsEndTime = () => Matches(endTimeForm, { message: '$property must be a time of day such as 22:00' });
