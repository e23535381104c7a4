// Receipt numbers: short enough to read out over the phone, and always the same for the same payment.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 3;
const groupLetters = 4;
const bitsOfLetter = 5n;

/** Returns the last 60 bits of the payment's id in an alphabet without look-alike letters: 'R-7K3M-Q9XV-2R8T'. */
export function receiptNumber(paymentId: string): string {
  let rest = BigInt(`0x${paymentId.replaceAll('-', '')}`);
  const taken = Array.from({ length: groups * groupLetters }, () => {
    const letter = letters.charAt(Number(rest & 31n));
    rest >>= bitsOfLetter;
    return letter;
  });
  const text = taken.reverse().join('');
  return ['R', ...Array.from({ length: groups }, (_, at) => text.slice(at * groupLetters, (at + 1) * groupLetters))].join('-');
}

const form = new RegExp(`^R(-[${letters}]{${String(groupLetters)}}){${String(groups)}}$`);

/** Returns the last 15 hexadecimal digits of the payment's id that a receipt number stands for; null if it is not one. */
export function digitsOfReceipt(number: string): string | null {
  if (!form.test(number)) return null;
  const bits = [...number.slice(2).replaceAll('-', '')].reduce(
    (sum, letter) => (sum << bitsOfLetter) | BigInt(letters.indexOf(letter)),
    0n,
  );
  return bits.toString(16).padStart(15, '0');
}
