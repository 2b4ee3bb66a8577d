const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'abcçdefgğhıijklmnoöprsştuüvyz',
  'qwertyuiop',
  'qwertyuıopğü',
  'asdfghjklşi',
  'zxcvbnmöç',
]

const backwards = (text: string) => [...text].toReversed().join('')

const longestBlock = 3

/** Whether a password is a run of the keyboard or the alphabet, or one short repeated block. */
export function isPattern(password: string): boolean {
  return isRun(password) || isRepeated(password)
}

function isRun(password: string): boolean {
  return rows.some((row) => row.includes(password) || backwards(row).includes(password))
}

/** `121212`, and also `1212121`, where the last block is incomplete. */
function isRepeated(password: string): boolean {
  const letters = [...password]
  return Array.from({ length: longestBlock }, (_, index) => index + 1).some((length) =>
    letters.every((letter, index) => letter === letters[index % length]),
  )
}
