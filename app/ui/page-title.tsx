/** The document's title; React lays it into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · Chefin`}</title>
}
