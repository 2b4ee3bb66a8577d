/** A restaurant as the pages with its languages show it. */
export interface RestaurantOfLanguages {
  readonly id: string
  readonly name: string
  /** The path of the guest page. */
  readonly path: string
}
