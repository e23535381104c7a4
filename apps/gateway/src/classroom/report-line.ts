import { Injectable } from '@nestjs/common';
import type { LineReportInput } from '@somo/contracts/live-input';
import { Ask } from '@somo/platform/ask';
import { OnLive } from '../live/on-live.js';

@Injectable()
export class ReportLine {
  constructor(private readonly ask: Ask) {}

  @OnLive('room.report', { by: ['student', 'teacher'], limit: 'room' })
  async run(input: LineReportInput): Promise<void> {
    await this.ask.for('messaging.report-line', input);
  }
}
