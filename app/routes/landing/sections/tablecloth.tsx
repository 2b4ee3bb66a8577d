import { useId } from 'react'
import { TilePattern } from '#app/ui/tile-pattern.tsx'

/** The pattern of the tablecloth. Fills its parent, which gives the red. */
export function Tablecloth() {
  const id = useId()
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      <defs>
        <TilePattern id={id} opacity={0.17} />
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
