import { href } from 'react-router'
import type { PageView } from '#app/domain/menu-imports/page-views.ts'
import { useImportsTranslate } from '#app/i18n/imports.ts'

interface Props {
  readonly views: readonly PageView[]
  /** The dish's name. */
  readonly name: string
  readonly menuId: string
  readonly importId: string
  /** The field whose place is marked strongly. */
  readonly active: string | undefined
}

/** The part of the page from which a dish was read, with the place of each value marked. */
export function PageExcerpt({ views, name, menuId, importId, active }: Props) {
  const translate = useImportsTranslate()
  const view = views.find(({ marks }) => marks.some(({ field }) => field === active)) ?? views[0]
  if (!view) return null
  const { x, y, width, height, pageWidth, pageHeight, marks, words, isPicture } = view
  const picture = href('/dashboard/menuList/menu/:menuId/import/:importId/pictures/:page', {
    menuId,
    importId,
    page: String(view.page),
  })
  return (
    <>
      <svg
        viewBox={`${x} ${y} ${width} ${height}`}
        role="img"
        aria-label={translate('page_of', { name, page: view.page + 1 })}
        // Paper is white in the dark too, so its marks are those of the light page.
        data-theme="light"
        className="mt-1.5 max-h-96 w-full rounded-lg border border-line bg-white"
      >
        {isPicture && <image href={picture} width={pageWidth} height={pageHeight} />}
        {words.map((word, index) => (
          <text
            // oxlint-disable-next-line react/no-array-index-key -- words may be the same
            key={index}
            x={word.x}
            y={word.y + word.height * 0.8}
            fontSize={word.height * 0.9}
            textLength={word.width}
            lengthAdjust="spacingAndGlyphs"
            className="fill-[#2b2620]"
          >
            {word.text}
          </text>
        ))}
        {marks.map((mark, index) => (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a field may stand in two lines
            key={`${mark.field} ${index}`}
            // Far enough from small print that the line doesn't cover it.
            x={mark.x - mark.height * 0.3}
            y={mark.y - mark.height * 0.25}
            width={mark.width + mark.height * 0.6}
            height={mark.height * 1.5}
            rx={mark.height * 0.2}
            data-field={mark.field}
            data-active={mark.field === active || undefined}
            vectorEffect="non-scaling-stroke"
            className={`fill-transparent stroke-1 data-active:fill-paprika/10 data-active:stroke-paprika data-active:stroke-2 ${
              mark.isUnclear ? 'stroke-beet' : 'stroke-[#8a8175]'
            }`}
          />
        ))}
      </svg>
      {isPicture && (
        <a
          href={picture}
          target="_blank"
          rel="noreferrer"
          className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold underline lg:min-h-8"
        >
          {translate('whole_picture')}
        </a>
      )}
    </>
  )
}
