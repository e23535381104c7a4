// Copies the packets of one recording into a new file with its duration and an index to seek by; nothing is decoded.
import { parentPort, workerData } from 'node:worker_threads';
import { remux, type RemuxQuestion } from './remux.js';

parentPort?.postMessage(await remux(workerData as RemuxQuestion));
