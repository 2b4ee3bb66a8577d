export {
  logoShapes,
  pictureSizes,
  typefaces,
  type Look,
  type LogoShape,
  type PictureSize,
  type Typeface,
} from '#app/db/schema/look.ts'
import type { Look } from '#app/db/schema/look.ts'

/** The look of a restaurant whose owner chose none. */
export const defaultLook: Look = {
  accent: '',
  logoShape: 'rounded',
  typeface: 'device',
  pictureSize: 'small',
}
