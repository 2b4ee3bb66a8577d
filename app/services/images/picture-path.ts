import { pictureKinds, type PictureKind } from '#app/domain/picture-kinds.ts'

/** The folders of pictures; the first and last are the spec's storage buckets (section 3). */
export const buckets = ['restaurant-logos', 'restaurant-covers', 'menu-item-images'] as const
export type Bucket = (typeof buckets)[number]

/** The folder of each kind of picture. */
export const bucketOf = {
  logo: 'restaurant-logos',
  cover: 'restaurant-covers',
  dishPicture: 'menu-item-images',
} as const satisfies Record<PictureKind, Bucket>

/** Identifies a picture by its folder and the id of its dish or restaurant. */
export interface PictureId {
  readonly bucket: Bucket
  readonly id: string
}

const pattern = new RegExp(
  `^(${buckets.join('|')})/([0-9a-f-]{36})(\\.former)?(?:\\.small)?\\.webp$`,
)

/** The folder of the pictures that drafts of imports were read from. Only their owners see them. */
export const importFolder = 'menu-imports'

const importPattern = new RegExp(`^${importFolder}/([0-9a-f-]{36})/\\d{1,2}\\.webp$`)

/** Whether a path in the store can be that of a picture. */
export const isPicturePath = (path: string): boolean =>
  pattern.test(path) || importPattern.test(path)

/** Parses the path of a picture of an import. Returns the id of the import; undefined for other pictures. */
export const parseImportPath = (path: string): string | undefined => importPattern.exec(path)?.[1]

/** Parses a path below /images/. Returns undefined for all but current pictures. */
export function parsePicturePath(
  path: string,
): { readonly kind: PictureKind; readonly id: string } | undefined {
  const [, bucket, id, former] = pattern.exec(path) ?? []
  const kind = pictureKinds.find((candidate) => bucketOf[candidate] === bucket)
  return kind && id !== undefined && former === undefined ? { kind, id } : undefined
}
