/** A menu as its forms have read it. */
export interface EditedMenu {
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly assistantId: string | null
  readonly aiContext: string
  readonly aiMenuInstructions: string
  /** Its version: says later whether another window was faster. */
  readonly editedAt: string
}
