import { describe, expect, test } from 'vitest'
import { duplicateDish, findDish, isShortcut, saveAndNext } from './shortcut.ts'

const none = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  repeat: false,
}
const enter = { ...none, code: 'Enter', key: 'Enter', ctrlKey: true }
const altShift = { ...none, altKey: true, shiftKey: true }

describe('a shortcut', () => {
  test('is its key with exactly its modifiers', () => {
    expect(isShortcut(enter, saveAndNext)).toBe(true)
    expect(isShortcut({ ...enter, ctrlKey: false, metaKey: true }, saveAndNext)).toBe(true)
    expect(isShortcut({ ...enter, code: 'NumpadEnter' }, saveAndNext)).toBe(true)
    expect(isShortcut({ ...enter, ctrlKey: false }, saveAndNext)).toBe(false)
    expect(isShortcut({ ...enter, shiftKey: true }, saveAndNext)).toBe(false)
    // On a Mac, Alt and Shift type another character.
    expect(isShortcut({ ...altShift, code: 'KeyF', key: 'Ï' }, findDish)).toBe(true)
    expect(isShortcut({ ...altShift, code: 'KeyF', key: 'F' }, duplicateDish)).toBe(false)
    // AltGr types a character; Windows reports it as Control and Alt.
    expect(isShortcut({ ...altShift, code: 'KeyF', key: 'F', ctrlKey: true }, findDish)).toBe(false)
  })

  test('is not what an input method composes, nor a key that is held down', () => {
    expect(isShortcut({ ...enter, isComposing: true }, saveAndNext)).toBe(false)
    expect(isShortcut({ ...enter, key: 'Process' }, saveAndNext)).toBe(false)
    expect(isShortcut({ ...enter, repeat: true }, saveAndNext)).toBe(false)
  })
})
