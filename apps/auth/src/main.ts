import { serve } from '@somo/platform/serve';
import { auth } from './auth.module.js';

await serve(auth);
