/** The style shared by dialogs and sheets. */
export const layerStyle = {
  backdrop:
    'fixed inset-0 z-50 bg-[rgb(20_14_8/0.5)] transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0',
}

/** The style of a form's buttons in a sheet, which stay at its bottom; the first is on the right. */
export const sheetFooter =
  'sticky -bottom-5 z-10 -mx-5 mt-auto -mb-5 flex flex-row-reverse gap-3 border-t border-line bg-paper px-5 py-3'
