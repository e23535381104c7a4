import { serve } from '@somo/platform/serve';
import { payments } from './payments.module.js';

await serve(payments);
