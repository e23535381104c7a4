import { serve } from '@somo/platform/serve';
import { messaging } from './messaging.module.js';

await serve(messaging);
