import { work } from '@somo/platform/serve';
import { notification } from './notification.module.js';

await work(notification);
