import { Minus, Plus } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import {
  defaultPart,
  minPartSize,
  partText,
  squareOf,
  type PicturePart,
} from '#app/services/images/picture-part.ts'
import { IconButton } from '#app/ui/icon-button.tsx'

interface Props {
  readonly src: string
  /** The part that is chosen at first. */
  readonly initial?: PicturePart
  readonly onChange?: (part: PicturePart) => void
}

/** In percent, per key or press. */
const moveStep = 5
const sizeStep = 10

const within = (value: number, min: number) => Math.round(Math.min(100, Math.max(min, value)))

/**
 * Chooses the square part of a picture that lists show, by pointer or keyboard, in the field `part`.
 * The picture itself stays whole.
 */
export function PartChooser({ src, initial = defaultPart, onChange }: Props) {
  const translate = useDishesTranslate()
  const hintId = useId()
  const [part, setPart] = useState(initial)
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>()
  const image = useRef<HTMLImageElement>(null)
  const grabbed = useRef<{ readonly x: number; readonly y: number; readonly part: PicturePart }>(
    undefined,
  )
  const change = ({ x, y, size: side }: PicturePart) => {
    const next = { x: within(x, 0), y: within(y, 0), size: within(side, minPartSize) }
    setPart(next)
    onChange?.(next)
  }
  const changeSize = (by: number) => change({ ...part, size: part.size + by })
  const square = size && squareOf(part, size)

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, Partial<PicturePart>>> = {
      ArrowLeft: { x: part.x - moveStep },
      ArrowRight: { x: part.x + moveStep },
      ArrowUp: { y: part.y - moveStep },
      ArrowDown: { y: part.y + moveStep },
      // Closer shows a smaller part.
      '+': { size: part.size - sizeStep },
      '-': { size: part.size + sizeStep },
    }
    const move = moves[event.key]
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    change({ ...part, ...move })
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grabbed.current = { x: event.clientX, y: event.clientY, part }
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!grabbed.current || !square || !size || !image.current) return
    const { x, y, part: start } = grabbed.current
    const scale = size.width / image.current.clientWidth
    const room = { x: size.width - square.width, y: size.height - square.height }
    const share = (moved: number, of: number) => (of === 0 ? 0 : (moved * scale * 100) / of)
    change({
      ...start,
      x: start.x + share(event.clientX - x, room.x),
      y: start.y + share(event.clientY - y, room.y),
    })
  }
  const release = () => (grabbed.current = undefined)

  return (
    <figure className="flex flex-col gap-2">
      <div className="relative self-center overflow-hidden rounded-card bg-sunken">
        <img
          ref={image}
          src={src}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
          className="block max-h-80 max-w-full"
        />
        {size && square && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see its role
          <div
            ref={(frame) => {
              // The page's policy allows no style attributes in its HTML.
              if (!frame) return
              frame.style.left = `${(square.left / size.width) * 100}%`
              frame.style.top = `${(square.top / size.height) * 100}%`
              frame.style.width = `${(square.width / size.width) * 100}%`
              frame.style.height = `${(square.height / size.height) * 100}%`
            }}
            // Its role makes screen readers pass on the arrow keys.
            tabIndex={0}
            role="application"
            aria-label={translate('part_title')}
            aria-describedby={hintId}
            onKeyDown={onKeyDown}
            onPointerDown={onPointerDown}
            onPointerMove={onPointerMove}
            onPointerUp={release}
            onPointerCancel={release}
            className="absolute cursor-grab touch-none rounded-lg border-2 border-white shadow-[0_0_0_999px_rgb(20_14_8/0.55)] outline-offset-[-4px]"
          />
        )}
      </div>
      <figcaption className="flex items-center gap-1">
        <span id={hintId} className="min-w-0 flex-1 text-sm text-ink-soft">
          {translate('part_hint')}
        </span>
        <IconButton
          icon={Minus}
          label={translate('part_larger')}
          onClick={() => changeSize(sizeStep)}
        />
        <IconButton
          icon={Plus}
          label={translate('part_smaller')}
          onClick={() => changeSize(-sizeStep)}
        />
      </figcaption>
      <p role="status" className="sr-only">
        {partText(part) !== partText(initial) &&
          translate('part_place', { x: part.x, y: part.y, size: part.size })}
      </p>
      <input type="hidden" name="part" value={partText(part)} />
    </figure>
  )
}
