/** A picture to be copied in the image store, as two dishes may not share one file. */
export interface ImageCopy {
  readonly fromDishId: string
  readonly toDishId: string
}
