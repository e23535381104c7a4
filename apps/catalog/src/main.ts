import { serve } from '@somo/platform/serve';
import { catalog } from './catalog.module.js';

await serve(catalog);
