interface Props {
  readonly id: string
  readonly opacity: number
}

/** The tiles of the tablecloth, as a pattern to fill shapes with. */
export function TilePattern({ id, opacity }: Props) {
  return (
    <pattern id={id} width="72" height="72" patternUnits="userSpaceOnUse">
      <g fill="none" stroke="#ffb48a" strokeWidth="1.25" opacity={opacity}>
        <path d="M36 6c7 9 7 17 0 25-7-8-7-16 0-25ZM36 66c7-9 7-17 0-25-7 8-7 16 0 25ZM6 36c9-7 17-7 25 0-8 7-16 7-25 0ZM66 36c-9-7-17-7-25 0 8 7 16 7 25 0Z" />
        <path d="M0 12A12 12 0 0 0 12 0M60 0a12 12 0 0 0 12 12M72 60a12 12 0 0 0-12 12M12 72A12 12 0 0 0 0 60" />
      </g>
    </pattern>
  )
}
