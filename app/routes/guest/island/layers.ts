/*
 * The layers that cover the menu: on a phone the chat, the filter, a dish and its picture. The open
 * layers are kept in the browser's history, so that Back closes the topmost one, and never leaves the
 * restaurant while one is open.
 */

import { afterPaint } from '#app/ui/after-paint.ts'

/** The open layers. A dish is given by its mark; the picture is that of the dish. */
export interface Layers {
  readonly chat?: boolean
  readonly filter?: boolean
  readonly dish?: string
  readonly picture?: boolean
  /** The card for the kitchen; about the dish, if that is open too. */
  readonly card?: boolean
  /** The question whether to delete the chat history. */
  readonly isErasing?: boolean
}

let render: (layers: Layers) => void = () => undefined
let loadSheets = () => Promise.resolve()

/** The open layers, as recorded in the history. */
export function openLayers(): Layers {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('layers' in state)) return {}
  return state.layers && typeof state.layers === 'object' ? state.layers : {}
}

/**
 * Shows the recorded layers now and after each step in the history.
 * @param renderLayers opens and closes elements, so that exactly these layers are shown
 * @param load adds the sheets to the page
 */
export function startLayers(
  renderLayers: (layers: Layers) => void,
  load: () => Promise<void>,
): void {
  render = renderLayers
  loadSheets = load
  addEventListener('popstate', () => {
    history.scrollRestoration = 'auto'
    pendingPath = undefined
    render(openLayers())
  })
  render(openLayers())
}

/**
 * Opens a layer above the others; does nothing if it is open.
 * @param path the address to show meanwhile
 */
export function openLayer(layer: Layers, path?: string): void {
  const layers = { ...openLayers(), ...layer }
  if (JSON.stringify(layers) === JSON.stringify(openLayers())) return
  showPendingAddress()
  // The browser would undo it, if the filter has scrolled to its results.
  history.scrollRestoration = 'manual'
  history.pushState({ layers }, '')
  history.scrollRestoration = 'auto'
  render(layers)
  if (path !== undefined) void showAddress(path)
}

/** Whether the sheets are in the document. */
export const hasSheets = (): boolean => document.querySelector('#dish-sheet') !== null

let latest = {}

/**
 * Opens a layer that is a sheet, once the sheets are loaded; of several taps meanwhile, the last one
 * counts.
 * @param onFailure called if they can't be loaded
 */
export function openSheet(layer: Layers, onFailure: () => void, path?: string): void {
  latest = layer
  if (hasSheets()) return openLayer(layer, path)
  loadSheets().then(
    () => latest === layer && openLayer(layer, path),
    () => latest === layer && onFailure(),
  )
}

// What the address of the current entry in the history will be.
let pendingPath: string | undefined

/** Changes the address once the tap is painted, as the browser then looks at all links of the page. */
export async function showAddress(path: string): Promise<void> {
  pendingPath = path
  await afterPaint()
  // Not if the guest has gone elsewhere meanwhile.
  if (pendingPath === path) showPendingAddress()
}

/** Before another entry follows, which could only change its own address. */
function showPendingAddress(): void {
  if (pendingPath !== undefined) history.replaceState(history.state, '', pendingPath)
  pendingPath = undefined
}

/** Replaces the topmost layer and its address, such as a dish by the chat about it. */
export function replaceLayers(layers: Layers, path: string): void {
  pendingPath = undefined
  history.replaceState({ layers }, '', path)
  render(layers)
}

let closing: Promise<void> | undefined

/** Closes the topmost layer, as Back does. Resolves once it is closed; a second tap does nothing. */
export function closeLayer(): Promise<void> {
  if (Object.keys(openLayers()).length === 0) return Promise.resolve()
  closing ??= new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true })
    history.back()
  }).finally(() => (closing = undefined))
  return closing
}
