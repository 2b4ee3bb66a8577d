import type { Picture } from '../picture.ts'
import { drinks } from './drinks.ts'
import { mains } from './mains.ts'
import { puddings } from './puddings.ts'
import { roastsAndSides } from './roasts-and-sides.ts'
import { starters } from './starters.ts'

/** The pictures of the pub's menu. */
export const pub: Readonly<Record<string, Picture>> = {
  ...starters,
  ...mains,
  ...roastsAndSides,
  ...puddings,
  ...drinks,
}
