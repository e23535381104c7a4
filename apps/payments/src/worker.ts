import { work } from '@somo/platform/serve';
import { payments } from './payments.module.js';

await work(payments);
