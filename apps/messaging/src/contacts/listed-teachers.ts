import { Injectable } from '@nestjs/common';
import { Refusal } from '@somo/contracts/refusals';
import { Ask } from '@somo/platform/ask';

const askOptions = { timeoutMs: 2_000 };

/** The teachers that catalog lists for everyone. */
@Injectable()
export class ListedTeachers {
  constructor(private readonly ask: Ask) {}

  async has(userId: string): Promise<boolean> {
    try {
      return (await this.ask.for('catalog.get-teacher-terms', { teacherId: userId }, askOptions)).available;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'teacher-not-found') return false;
      throw error;
    }
  }
}
