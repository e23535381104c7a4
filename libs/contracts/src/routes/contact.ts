import { contactMessageMax } from '../rules/profile.js';
import { IsAddress, IsLine, IsLines } from '../rules/text.js';

export class ContactBody {
  @IsLine()
  name!: string;

  @IsAddress()
  email!: string;

  @IsLines({ max: contactMessageMax })
  message!: string;
}

export interface ContactRoutes {
  'POST /api/contact': { body: ContactBody; answer: null };
}
