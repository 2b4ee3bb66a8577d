/** A rendered preview, for a frame with the guest page's style. */
export interface RenderedPreview {
  readonly html: string
  /** The restaurant's look. */
  readonly css: string
}

/** What a preview's route returns. */
export type PreviewResponse =
  | RenderedPreview
  /** A field of the form is invalid. */
  | { readonly isInvalid: true }
