/** The alphabets, and the rows of the English and the Turkish keyboard. */
const sequences = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'abcçdefgğhıijklmnoöprsştuüvyz',
  'qwertyuiop',
  'qwertyuıopğü',
  'asdfghjklşi',
  'zxcvbnmöç',
]

const backwards = (text: string) => [...text].toReversed().join('')

const maxBlockLength = 3

/** Whether a password is a run on the keyboard or in the alphabet, or one short repeated block. */
export function isPattern(password: string): boolean {
  return isRun(password) || isRepeated(password)
}

function isRun(password: string): boolean {
  return sequences.some(
    (sequence) => sequence.includes(password) || backwards(sequence).includes(password),
  )
}

/** Whether a block is repeated: `121212`, or `1212121` with an incomplete last block. */
function isRepeated(password: string): boolean {
  const letters = [...password]
  return Array.from({ length: maxBlockLength }, (_, index) => index + 1).some((length) =>
    letters.every((letter, index) => letter === letters[index % length]),
  )
}
