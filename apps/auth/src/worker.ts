import { work } from '@somo/platform/serve';
import { auth } from './auth.module.js';

await work(auth);
