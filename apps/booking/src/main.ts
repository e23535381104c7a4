import { serve } from '@somo/platform/serve';
import { booking } from './booking.module.js';

await serve(booking);
