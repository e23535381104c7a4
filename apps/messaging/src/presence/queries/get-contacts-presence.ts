import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { contactsPresence, shown, type PersonPresence } from '../store/presences.js';

@Injectable()
export class GetContactsPresence {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('messaging.get-contacts-presence', { by: ['any'] })
  async run(_: Asks['messaging.get-contacts-presence']['in'], caller: Caller): Promise<PersonPresence[]> {
    return (await contactsPresence(this.db, userOf(caller).userId, this.clock.now())).map(shown);
  }
}
