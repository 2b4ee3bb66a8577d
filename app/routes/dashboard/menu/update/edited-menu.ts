/** A menu as its forms have read it. */
export interface EditedMenu {
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly assistantId: string | null
  readonly aiContext: string
  readonly aiMenuInstructions: string
  /** Versions of what its two forms edit: they tell later whether another tab has saved. */
  readonly menuVersion: string
  readonly aiVersion: string
}
