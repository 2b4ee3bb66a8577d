interface Props {
  readonly id: string
  readonly title: string
  readonly text?: string
}

/** The heading of a section, with an introduction. */
export function SectionHead({ id, title, text }: Props) {
  return (
    <div className="max-w-3xl">
      <h2 id={id} className="headline">
        {title}
      </h2>
      {text && <p className="mt-4 text-lg text-ink-soft text-pretty">{text}</p>}
    </div>
  )
}
