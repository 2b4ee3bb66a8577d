/** The style shared by dialogs and sheets. */
export const layerStyle = {
  backdrop:
    'fixed inset-0 z-50 bg-[rgb(20_14_8/0.5)] transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0',
}
