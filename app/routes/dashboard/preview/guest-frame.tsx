interface Props {
  /** Path of the guest page. */
  readonly path: string
  readonly title: string
}

/** A guest page in a frame of a phone's size. */
export function GuestFrame({ path, title }: Props) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs its script
    <iframe
      src={path}
      title={title}
      className="h-[40rem] max-h-[80dvh] w-full max-w-sm rounded-card border border-line bg-paper"
    />
  )
}
