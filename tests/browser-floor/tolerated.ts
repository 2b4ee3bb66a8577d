/** Findings that do no harm, with the reason. */
export const tolerated: ReadonlyMap<string, string> = new Map([
  // Also names of methods in libraries and in our code.
  ...ours(['forget', 'path', 'alpha', 'destroy', 'createContext', 'toArray', 'lock', 'use']),
  ...ours(['navigate', 'getState', 'draw']),
  ['skipTransition', 'React calls it for its <ViewTransition> alone, which no page has'],
  ['startViewTransition', 'React and React Router ask for it first'],
  ['hidePopover', 'popover-fallback.ts asks for `popover` first'],
  ['Highlight', 'the landing page asks for CSS.highlights first'],

  // Visual only: without it a page reads and works the same.
  ...looks([
    '-webkit-tap-highlight-color',
    'outline',
    'resize',
    'resize: vertical',
    'resize: none',
  ]),
  ...looks([':-webkit-inner-spin-button', ':selection', 'accent-color', 'backdrop-filter']),
  ...looks(['cursor: grab', 'cursor: pointer', 'cursor: not-allowed', 'cursor: grabbing']),
  ...looks([
    'text-wrap',
    'text-wrap: balance',
    'text-wrap: pretty',
    'translate',
    'rotate',
    'scale',
  ]),
  ...looks(['overscroll-behavior', 'overscroll-behavior: contain', 'user-select', ':first']),
  ...looks(['overflow-anchor', 'overflow-anchor: none']),
  [':has', 'printing a table card, and room for the cookie banner when a field has the focus'],

  // Performance only: the browser works harder and shows the same.
  ...speed(['content-visibility', 'content-visibility: auto', 'content-visibility: hidden']),
  ...speed(['contain-intrinsic-size', 'contain-intrinsic-block-size']),

  ['field-sizing', 'grow-text-area.ts does the same'],
  ['field-sizing: content', 'grow-text-area.ts does the same'],
  ['position-area', 'dish-menu.tsx places its menu by the button itself'],
  ['position-try-fallbacks', 'dish-menu.tsx places its menu by the button itself'],
])

function ours(names: readonly string[]) {
  return names.map((name) => [name, 'a method of a library or of ours'] as const)
}

function looks(names: readonly string[]) {
  return names.map((name) => [name, 'looks alone'] as const)
}

function speed(names: readonly string[]) {
  return names.map((name) => [name, 'speed alone'] as const)
}
