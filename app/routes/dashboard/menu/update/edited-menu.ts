/** A menu with the fields of its forms. */
export interface EditedMenu {
  readonly id: string
  readonly name: string
  readonly currency: string
  /** See `serviceTexts`. */
  readonly service: Readonly<Record<string, string>>
  readonly assistantId: string | null
  readonly aiContext: string
  readonly aiMenuInstructions: string
  /** Versions of the two forms' fields, which detect changes from another tab. */
  readonly menuVersion: string
  readonly aiVersion: string
}
