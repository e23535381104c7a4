import { IsEmail, Matches, MaxLength } from 'class-validator';
import { plainAddress } from '../rules/email.js';
import { contactMessageMax, emailMax, nameMax } from '../rules/profile.js';
import { IsText } from '../rules/text.js';

const invalidEmail = { message: 'Please enter a valid email address' };

export class ContactBody {
  @IsText({ max: nameMax })
  name!: string;

  @IsEmail({}, invalidEmail)
  @MaxLength(emailMax, invalidEmail)
  @Matches(plainAddress, invalidEmail)
  email!: string;

  @IsText({ max: contactMessageMax })
  message!: string;
}

export interface ContactRoutes {
  'POST /api/contact': { body: ContactBody; answer: null };
}
