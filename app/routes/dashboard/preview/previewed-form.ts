/** The attribute of a form whose typed values can be previewed: the path that renders them. */
export const previewAttribute = 'data-preview'

/** Finds the form in an element whose typed values can be previewed. */
export const previewedFormIn = (area: HTMLElement | null): HTMLFormElement | null | undefined =>
  area?.querySelector<HTMLFormElement>(`form[${previewAttribute}]`)

/** Whether an event is about such a form. */
export const isOfPreviewedForm = ({ target }: { readonly target: EventTarget | null }): boolean =>
  target instanceof Element && target.closest(`form[${previewAttribute}]`) !== null
