import { Controller } from '@nestjs/common';
import { SubmitVerificationBody } from '@somo/contracts/routes/verification';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';

/** What teachers have checked. */
@Controller()
@Forward('GET /api/me/verification', 'catalog.get-my-verification', {
  summary: 'List the documents you have handed in, newest first, with how long an answer usually takes',
  by: ['teacher'],
})
@Forward('POST /api/me/verification', 'catalog.submit-verification', {
  summary: 'Hand in an uploaded document, for an operator to check',
  by: ['teacher'],
  status: 201,
  body: SubmitVerificationBody,
  limit: 'upload',
})
@Forward('DELETE /api/me/verification/:id', 'catalog.withdraw-verification', {
  summary: 'Take a document back: it is deleted, and what was decided counts no longer',
  by: ['teacher'],
  of: 'verification',
  status: 204,
  id: 'caseId',
})
export class MyVerificationController {
  constructor(readonly ask: Ask) {}
}
