import type { DemoStudent } from './people.js';

/** The first one is the student whose sign-in is printed at startup. */
export const students: DemoStudent[] = [
  { sign: 'amara', firstName: 'Amara', lastName: 'Okafor', country: 'Nigeria', timeZone: 'Africa/Lagos', languages: ['English', 'Igbo'] },
  { sign: 'kofi', firstName: 'Kofi', lastName: 'Boateng', country: 'United Kingdom', timeZone: 'Europe/London', languages: ['English'] },
  {
    sign: 'lerato',
    firstName: 'Lerato',
    lastName: 'Molefe',
    country: 'South Africa',
    timeZone: 'Africa/Johannesburg',
    languages: ['English', 'Sotho'],
  },
  { sign: 'emily', firstName: 'Emily', lastName: 'Carter', country: 'United States', timeZone: 'America/New_York', languages: ['English'] },
  {
    sign: 'lucas',
    firstName: 'Lucas',
    lastName: 'Ferreira',
    country: 'Brazil',
    timeZone: 'America/Sao_Paulo',
    languages: ['Portuguese', 'English'],
  },
  {
    sign: 'hanna',
    firstName: 'Hanna',
    lastName: 'Schneider',
    country: 'Germany',
    timeZone: 'Europe/Berlin',
    languages: ['German', 'English'],
  },
  {
    sign: 'chipo',
    firstName: 'Chipo',
    lastName: 'Ndlovu',
    country: 'Zimbabwe',
    timeZone: 'Africa/Harare',
    languages: ['English', 'Shona'],
  },
  {
    sign: 'aisha',
    firstName: 'Aisha',
    lastName: 'Mohamed',
    country: 'Kenya',
    timeZone: 'Africa/Nairobi',
    languages: ['Swahili', 'English'],
  },
  {
    sign: 'tunde',
    firstName: 'Túndé',
    lastName: 'Adéyẹmí',
    country: 'Canada',
    timeZone: 'America/Toronto',
    languages: ['English', 'Yoruba'],
  },
  { sign: 'sofia', firstName: 'Sofía', lastName: 'Ruiz', country: 'Spain', timeZone: 'Europe/Madrid', languages: ['Spanish', 'English'] },
  { sign: 'ravi', firstName: 'Ravi', lastName: 'Naidoo', country: 'India', timeZone: 'Asia/Kolkata', languages: ['English', 'Hindi'] },
  { sign: 'marie', firstName: 'Marie', lastName: 'Dubois', country: 'France', timeZone: 'Europe/Paris', languages: ['French', 'English'] },
];
