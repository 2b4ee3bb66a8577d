/** Whether anything was typed or switched in these fields since they were rendered. */
export function isEdited(fields: HTMLElement): boolean {
  const areTyped = [...fields.querySelectorAll<HTMLTextAreaElement>('textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )
  return (
    areTyped ||
    [...fields.querySelectorAll<HTMLInputElement>('input')].some(
      ({ value, defaultValue, checked, defaultChecked }) =>
        value !== defaultValue || checked !== defaultChecked,
    )
  )
}
