import { againstTemporal } from './against-temporal.js';

againstTemporal(1_500);
