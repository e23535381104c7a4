import { IsIn, IsOptional } from 'class-validator';
import { secondStepMethods, type SecondStepMethod } from '../asks/auth.js';
import type { DataExportState } from '../exports.js';
import { passwordLimits } from '../rules/password.js';
import { IsText } from '../rules/text.js';
import type { Download } from './download.js';
import { codeMax } from './two-step.js';

export class RequestExportBody {
  /** Left out by people without a password. */
  @IsOptional()
  @IsText({ max: passwordLimits.max }, 'Please enter your password')
  password?: string;

  /** A code of the second step, for people whose sign-in takes two. */
  @IsOptional()
  @IsText({ max: codeMax }, 'Please enter a code')
  code?: string;

  /** What the code is of; the app, if left out. */
  @IsOptional()
  @IsIn(secondStepMethods)
  method?: SecondStepMethod;
}

export interface ExportRoutes {
  'POST /api/me/export': { body: RequestExportBody; answer: DataExportState };
  'GET /api/me/export': { answer: DataExportState };
  'GET /api/me/export/file': { answer: Download };
}
