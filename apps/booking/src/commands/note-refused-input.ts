import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { noteRefusedInput } from '@somo/platform/operating/note-refused-input';

@Injectable()
export class NoteRefusedInput {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('booking.note-refused-input', { by: ['admin'] })
  async run(attempt: Asks['booking.note-refused-input']['in'], caller: Caller): Promise<null> {
    await noteRefusedInput(this.db, this.clock, attempt, caller);
    return null;
  }
}
