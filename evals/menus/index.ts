import { demo } from './demo.ts'
import type { EvalMenu } from './menu.ts'
import { nar } from './nar.ts'
import { pub } from './pub.ts'

/** The menus that the cases are about. */
export const menus = { demo, pub, nar } satisfies Record<string, EvalMenu>

export type MenuName = keyof typeof menus
