import { ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import type { Region } from '#app/domain/menu-imports/layout.ts'
import { useImportsTranslate } from '#app/i18n/imports.ts'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'

export interface PictureSize {
  readonly width: number
  readonly height: number
}

interface Props {
  readonly menuId: string
  readonly importId: string
  readonly pictures: readonly PictureSize[]
  /** The part to show and to mark. */
  readonly shown: Region | null
}

/** In widths of the pane. */
const zooms = [1, 1.5, 2, 3, 4] as const

/** The photos of a menu, to be enlarged and moved, and what is typed at the moment marked in them. */
export function PhotoPane({ menuId, importId, pictures, shown }: Props) {
  const translate = useImportsTranslate()
  const pane = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState(0)
  const [chosenPage, setChosenPage] = useState(0)
  const [lastShown, setLastShown] = useState(shown)
  if (shown && shown !== lastShown) {
    setLastShown(shown)
    setChosenPage(shown.page)
  }
  const { width, height } = pictures[chosenPage] ?? { width: 1, height: 1 }
  useEffect(() => {
    const { current } = pane
    if (!current || !shown) return
    const scale = current.scrollWidth / width
    const middle = (start: number, length: number, visible: number) =>
      (start + length / 2) * scale - visible / 2
    current.scrollTo({
      left: middle(shown.x, shown.width, current.clientWidth),
      top: middle(shown.y, shown.height, current.clientHeight),
    })
  }, [shown, step, width])
  const page = String(chosenPage)
  return (
    <section
      aria-label={translate('photo')}
      className="sticky top-16 z-[5] flex min-w-0 flex-col gap-2 bg-paper py-2 lg:top-2"
    >
      {pictures.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {pictures.map((_, index) => (
            <Button
              // oxlint-disable-next-line react/no-array-index-key -- pages have no other identity
              key={index}
              tone="quiet"
              aria-pressed={index === chosenPage}
              onClick={() => setChosenPage(index)}
            >
              {translate('photo_page', { page: index + 1 })}
            </Button>
          ))}
        </div>
      )}
      <div className="relative">
        <div
          ref={pane}
          role="group"
          aria-label={translate('photo')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the photo
          tabIndex={0}
          className="h-[24svh] min-h-40 overflow-auto rounded-card border border-line bg-sunken xl:h-[34rem]"
        >
          <svg
            viewBox={`0 0 ${width} ${height}`}
            width={`${(zooms[step] ?? 1) * 100}%`}
            role="img"
            aria-label={translate('photo')}
            className="block max-w-none"
          >
            <image
              href={href('/dashboard/menuList/menu/:menuId/import/:importId/pictures/:page', {
                menuId,
                importId,
                page,
              })}
              width={width}
              height={height}
            />
            {shown?.page === chosenPage && (
              <rect
                x={shown.x - shown.height * 0.3}
                y={shown.y - shown.height * 0.25}
                width={shown.width + shown.height * 0.6}
                height={shown.height * 1.5}
                rx={shown.height * 0.2}
                vectorEffect="non-scaling-stroke"
                className="fill-paprika/10 stroke-paprika stroke-2"
              />
            )}
          </svg>
        </div>
        <div className="absolute top-2 right-4 flex rounded-lg bg-surface shadow-card">
          <IconButton
            icon={ZoomOut}
            label={translate('photo_smaller')}
            onClick={() => setStep(Math.max(0, step - 1))}
          />
          <IconButton
            icon={ZoomIn}
            label={translate('photo_larger')}
            onClick={() => setStep(Math.min(zooms.length - 1, step + 1))}
          />
        </div>
      </div>
    </section>
  )
}
