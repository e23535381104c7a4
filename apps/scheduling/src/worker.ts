import { work } from '@somo/platform/serve';
import { scheduling } from './scheduling.module.js';

await work(scheduling);
