/** A picture to copy in the image store, because two dishes can't share a file. */
export interface ImageCopy {
  readonly fromDishId: string
  readonly toDishId: string
}
