import { createContext, useContext } from 'react'

export const themes = ['light', 'dark', 'system'] as const

export type Theme = (typeof themes)[number]

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value)
}

/** The value of the CSS property `color-scheme` for a theme. */
export function colorSchemeOf(theme: Theme): string {
  return theme === 'system' ? 'light dark' : theme
}

export const ThemeContext = createContext<Theme>('system')

export function useTheme(): Theme {
  return useContext(ThemeContext)
}
