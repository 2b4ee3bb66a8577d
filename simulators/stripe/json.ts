export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** The value as it travels: what JSON makes of it. */
export function toJson(value: object): Json {
  return JSON.parse(JSON.stringify(value))
}
