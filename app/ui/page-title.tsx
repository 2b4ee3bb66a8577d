/** The document's title, which React moves to the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · Chefin`}</title>
}
