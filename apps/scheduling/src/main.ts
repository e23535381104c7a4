import { serve } from '@somo/platform/serve';
import { scheduling } from './scheduling.module.js';

await serve(scheduling);
