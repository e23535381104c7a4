import { Controller } from '@nestjs/common';
import { GraveNoteBody, OperatorNoteBody } from '@somo/contracts/routes/standing';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';

/** What operators do for people who asked for it and cannot sign in; all of it is audited, and no operator gets the file. */
@Controller()
@Forward('GET /api/admin/people/:id/data', 'auth.get-data-of', {
  summary: 'Get what closing an account would cost its owner, and whether a copy of their data is being made; the look is in the audit log',
  of: 'account',
  id: 'userId',
})
@Forward('POST /api/admin/people/:id/export', 'auth.request-export-of', {
  summary:
    "Start a copy of a person's data; the link to it goes to the account's confirmed email address alone, for 7 days; needs your password again, and a code if you sign in with two steps",
  of: 'account',
  id: 'userId',
  body: GraveNoteBody,
  limit: 'password',
  status: 204,
  audit: ['auth', 'request-export'],
})
@Forward('POST /api/admin/people/:id/close', 'auth.close-account-of', {
  summary:
    "Close a person's account as they would: out of use at once, erased after 7 days; they are told, and can keep it; needs your password again, and a code if you sign in with two steps",
  of: 'account',
  id: 'userId',
  body: GraveNoteBody,
  limit: 'password',
  status: 204,
  audit: ['auth', 'close-account'],
})
@Forward('POST /api/admin/people/:id/keep', 'auth.keep-account-of', {
  summary: 'Keep an account that is being closed, for a person who changed their mind',
  of: 'account',
  id: 'userId',
  body: OperatorNoteBody,
  status: 204,
  audit: ['auth', 'keep-account'],
})
export class DataOfPeopleController {
  constructor(readonly ask: Ask) {}
}
