import { SearchX } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useSearchTranslate } from '#app/i18n/search.ts'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Form } from '#app/ui/team-forms.tsx'
import { maxQueryLength, type FoundGroup, type FoundItem } from './found.ts'
import { FoundText } from './found-text.tsx'

interface Props {
  readonly query: string
  readonly groups: readonly FoundGroup[]
}

/** The search as a page: without JavaScript, and to share a search. */
export function SearchPage({ query, groups }: Props) {
  const translate = useSearchTranslate()
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeading title={translate('title')} description={translate('label')} />
      <Form role="search" className="flex flex-wrap items-center gap-3">
        <SearchBox
          name="q"
          label={translate('label')}
          defaultValue={query}
          maxLength={maxQueryLength}
        />
        <SubmitButton>{translate('submit')}</SubmitButton>
      </Form>
      {groups.length === 0 && (
        <EmptyState
          icon={SearchX}
          title={translate('nothing', { query })}
          text={translate('nothing_text')}
        />
      )}
      {groups.map(({ kind, title, items }) => (
        <Card key={kind} title={title}>
          <ul className="-mx-3 -my-2">
            {items.map((item) => (
              <li key={item.id}>
                <Found item={item} kind={kind} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}

const row =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-lg px-3 py-2 text-left hover:bg-sunken'

function Found({ item, kind }: { readonly item: FoundItem; readonly kind: FoundGroup['kind'] }) {
  const { pathname, search } = useLocation()
  const { target } = item
  const text = <FoundText item={item} kind={kind} />
  if ('action' in target) {
    return (
      <Form method="post" action={target.action} replace preventScrollReset>
        {Object.entries({ ...target.fields, back: `${pathname}${search}` }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={row}>
          {text}
        </button>
      </Form>
    )
  }
  return target.opensTab ? (
    <a href={target.to} target="_blank" rel="noopener" className={row}>
      {text}
    </a>
  ) : (
    <Link to={target.to} className={row}>
      {text}
    </Link>
  )
}
