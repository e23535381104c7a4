import { work } from '@somo/platform/serve';
import { messaging } from './messaging.module.js';

await work(messaging);
