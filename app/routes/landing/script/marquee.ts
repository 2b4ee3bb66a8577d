import { whenInSight } from './when-in-sight.ts'

const roundMs = 50_000

/**
 * Sets the row of scenarios moving, round and round, once it is first seen. Pointer and focus
 * hold it, and so does its button: a row that is held can be scrolled.
 */
export function startMarquee(): void {
  const marquee = document.querySelector<HTMLElement>('[data-marquee]')
  const row = marquee?.querySelector<HTMLElement>('[data-marquee-row]')
  const track = row?.querySelector<HTMLElement>('[data-marquee-track]')
  const button = marquee?.querySelector<HTMLButtonElement>('[data-marquee-switch]')
  if (!row || !track || !button) return

  let motion: Animation | undefined
  const holds = new Set<string>()
  const hold = (reason: string, isHeld: boolean) => {
    if (isHeld) holds.add(reason)
    else holds.delete(reason)
    if (holds.size > 0) motion?.pause()
    else (motion ??= moveRound(row, track)).play()
  }
  hold('not seen yet', true)
  whenInSight(row, (isSeen) => {
    holds.delete('not seen yet')
    hold('out of sight', !isSeen)
  })
  row.addEventListener('pointerenter', () => hold('pointer', true))
  row.addEventListener('pointerleave', () => hold('pointer', false))
  row.addEventListener('focusin', () => hold('focus', true))
  row.addEventListener('focusout', () => hold('focus', false))
  button.addEventListener('click', () => {
    const isPaused = button.toggleAttribute('data-paused')
    const label = button.querySelector('span')
    if (label) label.textContent = button.dataset[isPaused ? 'play' : 'pause'] ?? ''
    hold('button', isPaused)
  })
}

function moveRound(row: HTMLElement, track: HTMLElement): Animation {
  row.dataset['moving'] = ''
  // The same once more, to look at alone, so that the end runs into the beginning.
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
