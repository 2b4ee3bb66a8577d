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
