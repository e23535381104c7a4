// The sentences about single fields that people read at them, by rule, so that an app can say them in another language.

/** What a field breaks, and what its sentence says of it: { rule: 'too-long', params: { max: '80' } }. */
export interface BrokenRule {
  rule: string;
  params: Record<string, string>;
}

/** Rule → sentence. Sentences that name a parameter of the API are for programmers, and not here. */
export const fieldSentences: Readonly<Record<string, string>> = {
  'too-long': 'Please use at most {{max}} characters',
  'too-short': 'Please use at least {{min}} characters',
  'several-lines': 'Please use one line, without control characters',
  'web-address': 'Please remove web and email addresses (“://”, “www.”, “@”)',
  'control-characters': 'Please remove control characters',
  'name-missing': 'Please enter a name',
  'first-name-missing': 'First name is required',
  'language-unnamed': 'Each language needs a name',
  'interest-unnamed': 'Each interest needs a name',
  'role-missing': 'Please select whether you are a student or teacher',
  'language-missing': 'Please choose a language',
  'platform-missing': 'Please choose a platform',
  'email-invalid': 'Please enter a valid email address',
  'sign-in-incomplete': 'Please enter both email and password',
  'password-missing': 'Please enter your password',
  'current-password-missing': 'Please enter your current password',
  'password-short': 'Password must be at least {{min}} characters',
  'password-long': 'Password must be at most {{max}} characters',
  'password-uppercase': 'Password must contain at least one uppercase letter',
  'password-lowercase': 'Password must contain at least one lowercase letter',
  'password-number': 'Password must contain at least one number',
  'password-common': 'This password is too common. Please choose one that is harder to guess.',
  'password-personal': 'Password must not be your name, your email address or "Somo" with a few characters added',
  'password-sequence': 'Password must not be a simple sequence, such as "abcd1234" or "qwerty"',
  'phone-invalid': 'Please enter a phone number such as +254 712 345 678',
  'network-missing': "Please choose your country's mobile money network",
  'code-missing': 'Please enter a code',
  'country-code-missing': 'Please include the country code, such as +254712345678',
  'mobile-number-invalid': 'A mobile number in {{country}} is +{{code}} and {{digits}} digits',
  'mobile-country-missing': 'Please choose a country with mobile money',
  'account-number-invalid': 'Please enter an account number of {{min}} to {{max}} digits or a valid IBAN',
  'bic-invalid': 'A SWIFT/BIC code has 8 or 11 letters and digits, such as ECOCGHAC',
  'bank-missing': "Please enter the bank's name",
  'holder-missing': "Please enter the account holder's name",
  'paypal-unavailable': 'PayPal is not available here. Please choose another payout method',
  'link-invalid': 'Please enter a link that starts with https://',
  'video-link-invalid': 'Please enter a link to a public video that starts with https://',
  'calendar-address-invalid': 'Please paste an address that starts with https:// or webcal://',
  'calendar-address-incomplete': 'Please paste a whole address, from https:// or webcal:// on',
  'calendar-address-insecure': 'The address must start with https:// or webcal://',
  'calendar-address-credentials': 'Please leave out the user name and the password',
  'calendar-address-port': 'We only read calendars from the usual port: please leave out the port',
  'calendar-address-private': "This address isn't public, so we can't read it",
  'buffer-invalid': 'Please choose 0, 15, 30, 45 or 60 minutes',
  'daily-lessons-invalid': 'Please choose {{min}} to {{max}} lessons a day',
  'time-missing': 'Please choose a time',
  'time-invalid': 'Please choose a time such as 22:00',
  'end-before-start': 'Please choose an end that is after the start',
  'quiet-hours-empty': 'Quiet hours cannot end when they begin',
  'day-passed': 'Choose a day after today.',
  'day-too-late': 'Choose a day within {{days}} days.',
  'times-too-many': 'Please choose at most {{max}} times',
  'times-overlap': 'Proposed times must not overlap',
  'time-proposed-twice': 'Each time can be proposed once',
  'time-wished-twice': 'Each time can be asked for once',
  'time-wished': 'The student asked for this time: accept the request instead',
  'minute-invalid': 'A lesson starts on a whole minute',
  'subject-twice': 'You already have {{subject}} in your subjects list',
  'module-twice': "You've chosen the same {{subject}} module twice",
  'file-missing': 'Please choose a file',
  'file-empty': 'This file is empty',
  'file-too-large': 'Please choose a file of at most {{size}} MB',
  'file-unnamed': 'Please give the file a name',
  'file-name-invalid': 'Please use a file name without folders, control characters or marks of direction',
  'file-name-long': 'Please use a file name of at most {{max}} characters',
  'pages-too-many': 'A PDF of more than {{pages}} pages can only be downloaded',
  'picture-missing': 'Please choose one picture',
  'reason-missing': 'Please choose at least one reason',
  'explanation-missing': 'Please say what is wrong',
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patterns = Object.entries(fieldSentences).map(([rule, sentence]) => {
  const source = sentence
    .split(/\{\{\w+\}\}/)
    .map(escaped)
    .join('(.+)');
  return { rule, names: [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name), pattern: new RegExp(`^${source}$`, 's') };
});

/** Returns the rule that a sentence is about; undefined for a sentence that is not for people. */
export function brokenRule(sentence: string): BrokenRule | undefined {
  for (const { rule, names, pattern } of patterns) {
    const found = pattern.exec(sentence);
    if (found) return { rule, params: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) };
  }
  return undefined;
}

/** Returns the rules of all sentences at the same places; undefined if none is for people. */
export function brokenRules(errors: Record<string, string[]>): Record<string, (BrokenRule | null)[]> | undefined {
  const rules = Object.entries(errors).map(([field, sentences]) => [field, sentences.map((each) => brokenRule(each) ?? null)] as const);
  return rules.some(([, each]) => each.some((rule) => rule !== null)) ? Object.fromEntries(rules) : undefined;
}
