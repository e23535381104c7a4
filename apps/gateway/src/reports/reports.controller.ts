import { Controller } from '@nestjs/common';
import { ReportConversationBody, ReportPersonBody } from '@somo/contracts/routes/reports';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';

@Controller()
@Forward('POST /api/people/:id/report', 'messaging.report-person', {
  summary: 'Report a contact or a listed teacher to the operators; the person is not told',
  by: ['any'],
  of: 'person',
  status: 201,
  id: 'userId',
  body: ReportPersonBody,
  limit: 'report',
})
@Forward('POST /api/conversations/:userId/report', 'messaging.report-conversation', {
  summary: 'Report a conversation, or one message of the other person, to the operators; the person is not told',
  by: ['any'],
  of: 'other person',
  status: 201,
  id: 'userId',
  body: ReportConversationBody,
  limit: 'report',
})
export class ReportsController {
  constructor(readonly ask: Ask) {}
}
