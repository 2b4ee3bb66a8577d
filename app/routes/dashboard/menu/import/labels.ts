import type { ComparedField, PlannedRow } from '#app/domain/menu-imports/plan-import.ts'
import type { ColumnRole } from '#app/domain/menu-imports/recognise/column-roles.ts'
import type { Doubt } from '#app/domain/menu-imports/recognise/reading.ts'
import type { ImportsKey } from '#app/i18n/imports.ts'

/** The message key of what a column contains, and of a dish's field. */
export const roleLabels = {
  ignore: 'role_ignore',
  category: 'role_category',
  subCategory: 'role_subCategory',
  name: 'role_name',
  description: 'role_description',
  ingredients: 'role_ingredients',
  sizeName: 'role_sizeName',
  price: 'role_price',
  calories: 'role_calories',
  portion: 'role_portion',
  tags: 'role_tags',
  meatOrigin: 'role_meatOrigin',
  aiInstructions: 'role_aiInstructions',
  isActive: 'role_isActive',
  options: 'role_options',
} as const satisfies Record<ColumnRole, ImportsKey>

export const kindLabels = {
  new: 'kind_new',
  changed: 'kind_changed',
  unchanged: 'kind_unchanged',
  left_out: 'kind_left_out',
  broken: 'kind_broken',
} as const satisfies Record<PlannedRow['kind'], ImportsKey>

export const changeLabels = {
  name: 'field_name',
  category: 'field_category',
  description: 'field_description',
  ingredients: 'field_ingredients',
  tags: 'field_tags',
  meatOrigin: 'field_meatOrigin',
  aiInstructions: 'field_aiInstructions',
  sizes: 'field_sizes',
  isActive: 'field_isActive',
} as const satisfies Record<ComparedField, ImportsKey>

export const doubtLabels = {
  no_price: 'doubt_no_price',
  price_unread: 'doubt_price_unread',
  several_prices: 'doubt_several_prices',
  maybe_year: 'doubt_maybe_year',
  maybe_heading: 'doubt_maybe_heading',
  formula: 'doubt_formula',
  not_in_source: 'doubt_not_in_source',
  price_ambiguous: 'doubt_price_ambiguous',
  other_currency: 'doubt_other_currency',
  duplicate_name: 'doubt_duplicate_name',
  claims_free: 'doubt_claims_free',
  shared_line: 'doubt_shared_line',
  codes: 'doubt_codes',
  unclear: 'doubt_unclear',
  price_zero: 'doubt_price_zero',
  maybe_no_price: 'doubt_maybe_no_price',
  apart: 'doubt_apart',
} as const satisfies Record<Doubt, ImportsKey>
