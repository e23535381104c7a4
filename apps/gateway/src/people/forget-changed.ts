import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { everyGateway } from '@somo/contracts/live';
import { Live, type LiveListener } from '@somo/platform/live/live';
import { People } from './people.js';

/** Drops the names of those who have changed their profile, through this gateway or another. */
@Injectable()
export class ForgetChanged implements OnModuleDestroy {
  private readonly stop: () => void;

  constructor(live: Live, people: People) {
    const forget: LiveListener = (name, payload) => {
      if (name === 'profile.changed') people.forget((payload as { userId: string }).userId);
    };
    this.stop = live.subscribe(everyGateway, forget);
  }

  onModuleDestroy(): void {
    this.stop();
  }
}
