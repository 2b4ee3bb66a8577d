/** Harmless findings, with the reason. */
export const tolerated: ReadonlyMap<string, string> = new Map([
  // Libraries and our code have methods with these names.
  ...methodNames(['forget', 'path', 'alpha', 'destroy', 'createContext', 'toArray', 'lock', 'use']),
  ...methodNames(['navigate', 'getState', 'draw']),
  ['skipTransition', 'React calls it only for <ViewTransition>, which no page has'],
  ['startViewTransition', 'React and React Router test for it first'],
  ['hidePopover', 'popover-fallback.ts tests for `popover` first'],
  ['Highlight', 'the landing page tests for CSS.highlights first'],

  // Visual only: without it, a page reads and works the same.
  ...visualOnly([
    '-webkit-tap-highlight-color',
    'outline',
    'resize',
    'resize: vertical',
    'resize: none',
  ]),
  ...visualOnly([':-webkit-inner-spin-button', ':selection', 'accent-color', 'backdrop-filter']),
  ...visualOnly(['cursor: grab', 'cursor: pointer', 'cursor: not-allowed', 'cursor: grabbing']),
  ...visualOnly([
    'text-wrap',
    'text-wrap: balance',
    'text-wrap: pretty',
    'translate',
    'rotate',
    'scale',
  ]),
  ...visualOnly(['overscroll-behavior', 'overscroll-behavior: contain', 'user-select', ':first']),
  ...visualOnly(['overflow-anchor', 'overflow-anchor: none']),
  ...visualOnly(['scrollbar-width', 'scrollbar-width: none', 'user-select: all']),
  ...visualOnly(['break-after: avoid', 'overflow-clip-margin']),
  [':has', 'only affects printing table cards, and room for the cookie banner'],

  // Performance only: the browser works harder but shows the same.
  ...performanceOnly([
    'content-visibility',
    'content-visibility: auto',
    'content-visibility: hidden',
    'content-visibility: visible',
  ]),
  ...performanceOnly(['contain: style', 'contain-intrinsic-size', 'contain-intrinsic-block-size']),

  [':-webkit-search-cancel-button', 'Firefox has no such button'],
  [':details-content', 'print.ts opens the categories'],
  ['timeRemaining', 'when-idle.ts tests for requestIdleCallback first'],
  ['field-sizing', 'grow-text-area.ts does the same'],
  ['field-sizing: content', 'grow-text-area.ts does the same'],
  ['position-area', 'dish-menu.tsx positions its menu in script'],
  ['position-try-fallbacks', 'dish-menu.tsx positions its menu in script'],
])

function methodNames(names: readonly string[]) {
  return names.map((name) => [name, 'also the name of a method'] as const)
}

function visualOnly(names: readonly string[]) {
  return names.map((name) => [name, 'visual only'] as const)
}

function performanceOnly(names: readonly string[]) {
  return names.map((name) => [name, 'performance only'] as const)
}
