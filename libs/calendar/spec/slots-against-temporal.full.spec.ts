import { againstTemporal } from './against-temporal.js';

againstTemporal(10_000);
