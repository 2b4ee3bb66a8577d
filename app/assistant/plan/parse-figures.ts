import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { minorDigits } from '#app/domain/money/price.ts'

/** Parses a whole number from 1 to 100; undefined for anything else. */
export function parseCount(text: string | undefined): number | undefined {
  const value = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 0
  return value >= 1 && value <= 100 ? value : undefined
}

/**
 * Parses an amount such as "12.50" in the menu's currency.
 * @returns minor units, or undefined if it is no such amount
 */
export function parseMinorUnits(text: string | undefined, { menu }: GuestMenu): number | undefined {
  if (!/^\d{1,7}(\.\d{1,3})?$/.test(text ?? '')) return undefined
  return Math.round(Number(text) * 10 ** minorDigits(menu.currency))
}

/** Parses a whole number of kilocalories, at most 99999; undefined for anything else. */
export const parseKcal = (text: string | undefined): number | undefined =>
  /^\d{1,5}$/.test(text ?? '') ? Number(text) : undefined
