/** The attribute of a form whose typed values can be previewed: the path that renders them. */
export const previewAttribute = 'data-preview'

type PreviewedForm = HTMLFormElement | undefined

/** Finds the first form in an element whose typed values can be previewed. */
export const previewedFormIn = (area: HTMLElement | null): PreviewedForm =>
  area?.querySelector<HTMLFormElement>(`form[${previewAttribute}]`) ?? undefined

/** Returns the form that an event is about, if its typed values can be previewed. */
export const previewedFormOf = ({
  target,
}: {
  readonly target: EventTarget | null
}): PreviewedForm =>
  (target instanceof Element && target.closest<HTMLFormElement>(`form[${previewAttribute}]`)) ||
  undefined
