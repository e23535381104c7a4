import { work } from '@somo/platform/serve';
import { booking } from './booking.module.js';

await work(booking);
