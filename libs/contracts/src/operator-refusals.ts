/** What is refused about who the operators are, and which roles they have. */
export const operatorRefusals = {
  'operator-role-needed': {
    kind: 'forbidden',
    message: "Your role doesn't include this. An operator with the admin role can add it.",
  },
  'proof-needed': {
    kind: 'forbidden',
    message: "This moves money, so please show again that it's you. That counts for half an hour.",
  },
  'own-account': { kind: 'forbidden', message: "You can't do this to your own account. Please ask another operator." },
  'operator-account': {
    kind: 'conflict',
    message: "This is an operator's account. An operator with the admin role has to remove its owner as an operator first.",
  },
  'operator-not-found': { kind: 'not-found', message: "This account isn't an operator's anymore. Please reload the page." },
  'already-operator': { kind: 'conflict', message: "This account is already an operator's. Change its roles in the list." },
  'not-for-operators': {
    kind: 'conflict',
    message: "This is a student's or teacher's account. An operator needs an account of their own, with another email address.",
  },
  'operator-not-confirmed': {
    kind: 'conflict',
    message: "This account's email address isn't confirmed yet. Its owner has to open the link we sent.",
  },
  'roles-changed': { kind: 'conflict', message: 'Their roles were changed in the meantime. Please check them and try again.' },
  'same-roles': { kind: 'invalid', message: 'They already have exactly these roles.' },
  'last-admin': {
    kind: 'conflict',
    message: 'Somo needs at least one operator with the admin role. Please give it to somebody else first.',
  },
} as const;
