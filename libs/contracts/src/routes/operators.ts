import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { operatorRoles, type OperatorRole } from '../caller.js';
import type { Operator } from '../operators.js';
import { problemTextMax } from '../rules/booking.js';
import { IsAddress, IsLines } from '../rules/text.js';
import { ProofBody } from './proof.js';

export class AddOperatorBody extends ProofBody {
  /** Of an account that is neither a student's nor a teacher's, with a confirmed email address. */
  @IsAddress()
  email!: string;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(operatorRoles.length)
  @ArrayUnique()
  @IsIn([...operatorRoles], { each: true })
  roles!: OperatorRole[];

  @IsLines({ max: problemTextMax })
  note!: string;
}

export class ChangeRolesBody extends ProofBody {
  /** Those they have from now on; without any, they are no operator anymore. */
  @IsArray()
  @ArrayMaxSize(operatorRoles.length)
  @ArrayUnique()
  @IsIn([...operatorRoles], { each: true })
  roles!: OperatorRole[];

  /** Those that you have seen: refused if they have changed since. */
  @IsArray()
  @ArrayMaxSize(operatorRoles.length)
  @ArrayUnique()
  @IsIn([...operatorRoles], { each: true })
  was!: OperatorRole[];

  @IsLines({ max: problemTextMax })
  note!: string;
}

/** All operators, by email address. */
export interface Operators {
  items: Operator[];
}

/** Who can give a role. */
export interface Admins {
  emails: string[];
}

export interface OperatorsRoutes {
  'POST /api/admin/proof': { body: ProofBody; answer: null };
  'GET /api/admin/admins': { answer: Admins };
  'GET /api/admin/operators': { answer: Operators };
  'POST /api/admin/operators': { body: AddOperatorBody; answer: Operators };
  'PUT /api/admin/operators/:id': { body: ChangeRolesBody; answer: Operators };
}
