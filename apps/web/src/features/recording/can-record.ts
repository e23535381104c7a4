import { typeFor } from './recorder/sizes';

/** Whether this browser can record: old ones cannot. */
export const canRecord = (): boolean => typeFor('voice') !== undefined;
