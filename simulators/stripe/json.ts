/** Any value that JSON can represent. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Converts a value to plain JSON, as a round trip through text would. */
export function toJson(value: object): Json {
  return JSON.parse(JSON.stringify(value))
}
