import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { ClosingPreview } from '@somo/contracts/closing';
import { Ask } from '@somo/platform/ask';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { previewClosing } from '../accounts/preview-closing.js';

@Injectable()
export class GetClosing {
  constructor(private readonly ask: Ask) {}

  @Handles('auth.get-closing', { by: ['any'] })
  async run(_input: Asks['auth.get-closing']['in'], caller: Caller): Promise<ClosingPreview> {
    const { userId, role } = userOf(caller);
    const preview = await previewClosing(this.ask, userId);
    return role === 'admin' ? { ...preview, obstacle: 'operator-account' } : preview;
  }
}
