const hour = 60 * 60

/**
 * Changes of one owner to restaurants, menus and dishes. Each has the pages that show it rendered
 * anew; an owner who types all day makes a few hundred an hour.
 */
export const menuEdits = {
  name: 'menu_edits',
  times: 1_200,
  seconds: hour,
  messageKey: 'edits_too_many',
}
