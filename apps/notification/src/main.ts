import { serve } from '@somo/platform/serve';
import { notification } from './notification.module.js';

await serve(notification);
