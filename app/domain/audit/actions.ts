/**
 * What the audit log records, each as the kind of its subject and a verb. Those of the first three
 * groups are written by triggers (`audit_change`), the others by `recordAction`.
 */
export const actions = [
  'dish.created',
  'dish.changed',
  'dish.deleted',
  'dish.restored',
  'dish.facts',
  'dish.sold_out',
  'dish.restaurant_price',
  'dish.next_price',
  'category.created',
  'category.changed',
  'category.deleted',
  'category.restored',
  'menu.created',
  'menu.changed',
  'menu.deleted',
  'menu.restored',
  'restaurant.created',
  'restaurant.changed',
  'restaurant.deleted',
  'restaurant.restored',
  'restaurant.house_facts',
  'restaurant.language',
  'restaurant.menus',
  'billing.subscription',
  'billing.checkout',
  'billing.cancelled',
  'billing.resumed',
  'billing.portal',
  'account.changed',
  'account.login',
  'account.password',
  'account.second_factor',
  'account.lost_factors',
  'account.deleted',
  'account.export',
  'account.archive_export',
  'account.archive_import',
  'account.conversations_export',
  'account.activity_export',
  'menu.export',
  'restaurant.translations_export',
  'restaurant.translations_import',
  'member.invited',
  'member.invited_again',
  'member.uninvited',
  'member.joined',
  'member.role',
  'member.removed',
  'member.left',
  'token.created',
  'token.revoked',
  'webhook.created',
  'webhook.disabled',
  'webhook.enabled',
  'webhook.deleted',
] as const
export type Action = (typeof actions)[number]

/** Whether this version knows an action of the log. */
export const isAction = (text: string): text is Action => actions.some((action) => action === text)

/** The kinds of subjects, by which the list can be filtered. */
export const subjectKinds = [
  'dish',
  'category',
  'menu',
  'restaurant',
  'billing',
  'member',
  'token',
  'webhook',
  'account',
] as const
export type SubjectKind = (typeof subjectKinds)[number]
