/** Of a copy of somebody's data, asked for by themselves or by an operator. */
export const exportRefusals = {
  'export-too-soon': { kind: 'conflict', message: 'You can ask for a copy of your data once a day.' },
  'no-export': { kind: 'not-found', message: 'There is no copy of your data to download. Please ask for a new one.' },
  'copy-asked-for': { kind: 'conflict', message: "A copy of this person's data was already asked for in the last 24 hours." },
  'copy-not-confirmed': {
    kind: 'conflict',
    message: "This account's email address isn't confirmed, so a copy of their data can't be sent there.",
  },
  'copy-new-address': {
    kind: 'conflict',
    message: "An operator changed this account's email address in the last 14 days, so a copy of their data can't be sent there yet.",
  },
  'copy-two-step': {
    kind: 'conflict',
    message:
      "This person signs in with two steps, so an email alone must not open their data. Once you're sure who they are, ask whoever runs the installation to reset it with `npm run ops -- reset-two-step`.",
  },
} as const;
