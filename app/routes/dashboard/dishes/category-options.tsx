import type { CategoryOption } from './page-dishes.ts'

interface Props {
  readonly categories: readonly CategoryOption[]
}

/** The options of a select for any category, main or sub. */
export function CategoryOptions({ categories }: Props) {
  const mains = categories.filter(({ parentId }) => parentId === null)
  return mains.map((main) => (
    <optgroup key={main.id} label={main.name}>
      <option value={main.id}>{main.name}</option>
      {categories
        .filter(({ parentId }) => parentId === main.id)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {`${main.name} › ${name}`}
          </option>
        ))}
    </optgroup>
  ))
}
