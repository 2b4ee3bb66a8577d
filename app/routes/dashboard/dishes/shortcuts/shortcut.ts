/*
 * No key alone, which would be taken from screen readers and from people who speak their input (WCAG
 * 2.1.4), and no combination of a browser or a screen reader.
 */

/** A key with its modifiers. */
export interface Shortcut {
  /** The place of the key, as `KeyboardEvent.code`: Alt changes the character on a Mac. */
  readonly code: string
  readonly modifiers: 'control' | 'altShift'
  /** The key's name on screen. */
  readonly key: string
}

export const saveAndNext: Shortcut = { code: 'Enter', modifiers: 'control', key: 'Enter' }
export const duplicateDish: Shortcut = { code: 'KeyD', modifiers: 'altShift', key: 'D' }
export const findDish: Shortcut = { code: 'KeyF', modifiers: 'altShift', key: 'F' }

type Pressed = Pick<
  KeyboardEvent,
  'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat'
>

/** Whether an event is a shortcut, and not part of a character that an input method composes. */
export function isShortcut(pressed: Pressed, { code, modifiers, key }: Shortcut): boolean {
  if (pressed.isComposing || pressed.repeat || pressed.key === 'Process') return false
  if (pressed.code !== code && pressed.key !== key) return false
  const { ctrlKey, metaKey, altKey, shiftKey } = pressed
  return modifiers === 'control'
    ? ctrlKey !== metaKey && !altKey && !shiftKey
    : altKey && shiftKey && !ctrlKey && !metaKey
}

/** The value of `aria-keyshortcuts`. */
export const ariaKeys = ({ modifiers, key }: Shortcut): string =>
  modifiers === 'control' ? `Control+${key} Meta+${key}` : `Alt+Shift+${key}`

/** The keys as they are printed on the keyboard. */
export function shownKeys({ modifiers, key }: Shortcut): readonly string[] {
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
  if (modifiers === 'control') return [isMac ? '⌘' : 'Ctrl', key]
  return isMac ? ['⌥', '⇧', key] : ['Alt', 'Shift', key]
}
