export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** The value after a JSON round trip. */
export function toJson(value: object): Json {
  return JSON.parse(JSON.stringify(value))
}
