/** Tells whether any of an element is in the window, now and whenever that changes. */
export function whenInSight(element: Element, tell: (isInSight: boolean) => void): void {
  new IntersectionObserver(([entry]) => tell(entry?.isIntersecting ?? false)).observe(element)
}
