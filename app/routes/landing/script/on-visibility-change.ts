/** Reports whether any part of an element is in the viewport, now and on each change. */
export function onVisibilityChange(element: Element, report: (isVisible: boolean) => void): void {
  new IntersectionObserver(([entry]) => report(entry?.isIntersecting ?? false)).observe(element)
}
