import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { IceServer } from '@somo/contracts/classroom';
import { MessagingConfig } from '../../messaging.config.js';
import { iceServersFor } from '../domain/ice-servers.js';

const listOf = (text: string): string[] => (text === '' ? [] : text.split(','));

/** The configured ICE servers, with TURN credentials for one person. */
@Injectable()
export class IceServers {
  constructor(private readonly config: MessagingConfig) {}

  for(userId: string, until: number): IceServer[] {
    const { STUN_URLS, TURN_URLS, TURN_SECRET } = this.config;
    const sign = (username: string) => createHmac('sha1', TURN_SECRET).update(username).digest('base64');
    return iceServersFor(userId, until, { stunUrls: listOf(STUN_URLS), turnUrls: listOf(TURN_URLS) }, sign);
  }
}
