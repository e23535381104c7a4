import { IsEmail, Matches, MaxLength } from 'class-validator';
import { plainAddress } from '../rules/email.js';
import { contactMessageMax, emailMax } from '../rules/profile.js';
import { IsLine, IsLines } from '../rules/text.js';

const invalidEmail = { message: 'Please enter a valid email address' };

export class ContactBody {
  @IsLine()
  name!: string;

  @IsEmail({}, invalidEmail)
  @MaxLength(emailMax, invalidEmail)
  @Matches(plainAddress, invalidEmail)
  email!: string;

  @IsLines({ max: contactMessageMax })
  message!: string;
}

export interface ContactRoutes {
  'POST /api/contact': { body: ContactBody; answer: null };
}
