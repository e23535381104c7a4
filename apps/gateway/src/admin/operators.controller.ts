import { Controller } from '@nestjs/common';
import { AddOperatorBody, ChangeRolesBody } from '@somo/contracts/routes/operators';
import { ProofBody } from '@somo/contracts/routes/proof';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';

/** Who the operators are, and which part of the work is whose; every change is audited. */
@Controller()
@Forward('POST /api/admin/proof', 'auth.prove-operator', {
  summary: 'Show again who you are, before you move money; counts for half an hour',
  body: ProofBody,
  status: 204,
  limit: 'password',
})
@Forward('GET /api/admin/admins', 'auth.list-admins', { summary: 'List the email addresses of those who can give an operator a role' })
@Forward('GET /api/admin/operators', 'auth.list-operators', { summary: 'List the operators with their roles' })
@Forward('POST /api/admin/operators', 'auth.add-operator', {
  summary: 'Make an account an operator; needs your password again, and a code if you sign in with two steps',
  body: AddOperatorBody,
  limit: 'password',
})
@Forward('PUT /api/admin/operators/:id', 'auth.change-operator-roles', {
  summary:
    'Give an operator other roles, or none, which removes them; needs your password again, and a code if you sign in with two steps; their sessions end if they lose a role',
  of: 'operator',
  id: 'userId',
  body: ChangeRolesBody,
  limit: 'password',
  audit: ['auth', 'change-roles'],
})
export class AdminOperatorsController {
  constructor(readonly ask: Ask) {}
}
