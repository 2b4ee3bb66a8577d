import { createContext, useContext } from 'react'

/** Light or dark, or as the device has it. */
export const themes = ['light', 'dark', 'system'] as const

export type Theme = (typeof themes)[number]

/** Narrows any value to a theme we have. */
export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value)
}

/** What `color-scheme` says of a theme. */
export function colorSchemeOf(theme: Theme): string {
  return theme === 'system' ? 'light dark' : theme
}

export const ThemeContext = createContext<Theme>('system')

export function useTheme(): Theme {
  return useContext(ThemeContext)
}
