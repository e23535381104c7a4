import { againstTemporal } from './against-temporal.js';

againstTemporal(3_000);
