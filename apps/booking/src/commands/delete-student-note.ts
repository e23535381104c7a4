import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { deleteNote } from '../store/student-notes.js';

@Injectable()
export class DeleteStudentNote {
  constructor(private readonly db: Db) {}

  @Handles('booking.delete-student-note', { by: ['teacher'], refuses: ['note-not-found'] })
  async run({ noteId }: Asks['booking.delete-student-note']['in'], caller: Caller): Promise<null> {
    if (!(await deleteNote(this.db, userOf(caller).userId, noteId))) throw refuse('note-not-found');
    return null;
  }
}
