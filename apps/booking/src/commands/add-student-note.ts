import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { AddStudentNoteBody } from '@somo/contracts/routes/students';
import { studentNotesMax } from '@somo/contracts/rules/students';
import type { StudentNote } from '@somo/contracts/students';
import { toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { onceOf, runOnce } from '@somo/platform/idempotency';
import { newId } from '@somo/platform/ids';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { addNote, teaches } from '../store/student-notes.js';

@Injectable()
export class AddStudentNote {
  constructor(
    readonly transaction: Transaction,
    readonly clock: Clock,
  ) {}

  @Handles('booking.add-student-note', {
    by: ['teacher'],
    input: AddStudentNoteBody,
    refuses: ['student-not-found', 'too-many-notes', 'idempotency-key-reused', 'in-progress'],
  })
  async run(input: Asks['booking.add-student-note']['in'], caller: Caller): Promise<StudentNote> {
    const { userId: teacherId } = userOf(caller);
    const { studentId, text } = input;
    return runOnce(this, onceOf('add-student-note', teacherId, input), async (tx) => {
      if (!(await teaches(tx.db, { teacherId, studentId }))) throw refuse('student-not-found');
      const note = { id: newId(), text: text.trim(), createdAt: toInstant(this.clock.now()) };
      if (!(await addNote(tx.db, { teacherId, studentId }, note, studentNotesMax))) throw refuse('too-many-notes');
      return note;
    });
  }
}
