import { rowIdFor } from '../row-id.ts'
import type { ArchivedRow } from './row-schemas.ts'
import { splitSubject } from './select-translations.ts'

type Kind = 'menu' | 'category' | 'dish' | 'restaurant' | 'conversation' | 'message'

/**
 * The ids of the rows that an import creates. They are derived from the form's key, so that the same
 * form sent twice creates them once, and from the owner: none is the archive's.
 */
export class NewIds {
  readonly #ownerId: string
  readonly #key: string

  constructor(ownerId: string, key: string) {
    this.#ownerId = ownerId
    this.#key = key
  }

  of(kind: Kind, id: string): string {
    return rowIdFor(this.#ownerId, this.#key, kind, id)
  }

  orNull(kind: Kind, id: string | null): string | null {
    return id === null ? null : this.of(kind, id)
  }

  /** The id of a size, group or option of a dish. A dish that never had several sizes is its only size. */
  within(dishId: string, id: string): string {
    return id === dishId ? this.of('dish', dishId) : rowIdFor(this.#ownerId, this.#key, dishId, id)
  }

  /** Renames the fields of a translated dish that contain ids. */
  field(dishId: string, field: string): string {
    const [, prefix = '', id] = /^(size|group|option)\.(.+)$/.exec(field) ?? []
    return id === undefined ? field : `${prefix}.${this.within(dishId, id)}`
  }

  subject({ subject }: ArchivedRow<'translations'>): string {
    const { kind, id } = splitSubject(subject)
    return `${kind}:${this.of(kindsOfSubjects[kind] ?? 'restaurant', id)}`
  }
}

/** All other subjects are texts of a restaurant. */
const kindsOfSubjects: Readonly<Partial<Record<string, Kind>>> = {
  dish: 'dish',
  note: 'dish',
  category: 'category',
  menu: 'menu',
}
