/** The data of a restaurant that the pages about its languages need. */
export interface RestaurantSummary {
  readonly id: string
  readonly name: string
  /** The path of the guest page. */
  readonly path: string
}
