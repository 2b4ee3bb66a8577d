const hour = 60 * 60

/**
 * Changes per owner to restaurants, menus and dishes. Each causes the pages that show it to be
 * rendered again; an owner who types all day makes a few hundred per hour.
 */
export const menuEdits = {
  name: 'menu_edits',
  times: 1_200,
  seconds: hour,
  messageKey: 'edits_too_many',
}

/**
 * The number of dishes that count as one change if they are changed together, as the pages are
 * rendered again once (decision 008).
 */
export const dishesPerEdit = 100
