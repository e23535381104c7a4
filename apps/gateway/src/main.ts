import 'reflect-metadata';
import { connect } from '@somo/platform/connect';
import { untilTold } from '@somo/platform/until-told';
import { readGatewayConfig } from './gateway.config.js';
import { countingRedis } from './limits/counting-redis.js';
import { startGateway } from './start-gateway.js';

const settings = readGatewayConfig();
const { config, endTracing, ...connections } = await connect('gateway');
const redis = countingRedis(config.REDIS_URL);
redis.on('error', (error) => connections.log.warn({ err: error }, 'Redis is away; tries are counted by this gateway alone'));
const gateway = await startGateway({ ...connections, redis }, settings);
connections.log.info({ url: gateway.url }, 'ready');
process.send?.('ready');
await untilTold();
await gateway.close();
redis.disconnect();
await connections.bus.close();
await endTracing();
