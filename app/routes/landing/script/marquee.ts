import { onVisibilityChange } from './on-visibility-change.ts'

const roundMs = 50_000

/**
 * Starts the endless animation of the scenarios once they are first visible. Hover, focus and the
 * button pause it; a paused row can be scrolled.
 */
export function startMarquee(): void {
  const marquee = document.querySelector<HTMLElement>('[data-marquee]')
  const row = marquee?.querySelector<HTMLElement>('[data-marquee-row]')
  const track = row?.querySelector<HTMLElement>('[data-marquee-track]')
  const button = marquee?.querySelector<HTMLButtonElement>('[data-marquee-switch]')
  if (!row || !track || !button) return

  let motion: Animation | undefined
  const pauseReasons = new Set<string>()
  const setPaused = (reason: string, isPaused: boolean) => {
    if (isPaused) pauseReasons.add(reason)
    else pauseReasons.delete(reason)
    if (pauseReasons.size > 0) motion?.pause()
    else (motion ??= moveRound(row, track)).play()
  }
  setPaused('not visible yet', true)
  onVisibilityChange(row, (isVisible) => {
    pauseReasons.delete('not visible yet')
    setPaused('off-screen', !isVisible)
  })
  row.addEventListener('pointerenter', () => setPaused('pointer', true))
  row.addEventListener('pointerleave', () => setPaused('pointer', false))
  row.addEventListener('focusin', () => setPaused('focus', true))
  row.addEventListener('focusout', () => setPaused('focus', false))
  button.addEventListener('click', () => {
    const isPaused = button.toggleAttribute('data-paused')
    const label = button.querySelector('span')
    if (label) label.textContent = button.dataset[isPaused ? 'play' : 'pause'] ?? ''
    setPaused('button', isPaused)
  })
}

function moveRound(row: HTMLElement, track: HTMLElement): Animation {
  row.dataset['moving'] = ''
  // A copy for display only, so that the animation loops seamlessly.
  const cards = [...track.children]
  for (const card of cards) {
    const copy = track.appendChild(card.cloneNode(true))
    if (!(copy instanceof HTMLElement)) continue
    copy.inert = true
    copy.ariaHidden = 'true'
  }
  const round = leftOf(track.children[cards.length]) - leftOf(cards[0])
  return track.animate([{ transform: 'translateX(0)' }, { transform: `translateX(${-round}px)` }], {
    duration: roundMs,
    iterations: Infinity,
  })
}

function leftOf(card: Element | undefined): number {
  return card?.getBoundingClientRect().left ?? 0
}
