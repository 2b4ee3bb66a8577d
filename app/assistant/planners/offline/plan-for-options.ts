import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { findOption } from '#app/domain/menus/query/find-option.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import type { Part } from '../../plan/part.ts'
import type { QuestionIntent, ReadQuestion } from '../../reading/question.ts'
import { planContents } from './plan-for-dishes.ts'

const maxOptions = 30

/**
 * Plans the answer to a question about the contents of options: "is the feta vegan?". Of options with
 * the same name, those of the dishes in focus are meant; if there are none, all of them.
 * @param focus ids of the dishes mentioned before
 */
export function planForOptions(
  intent: QuestionIntent,
  reading: ReadQuestion,
  focus: readonly string[],
  menu: GuestMenu,
): Part[] {
  const index = indexMenu(menu)
  const options = intent.options.flatMap(({ optionIds }) => {
    const inFocus = optionIds.filter((id) => {
      const found = findOption(index, id)
      return found && focus.includes(found.dish.id)
    })
    return inFocus.length > 0 ? inFocus : optionIds
  })
  return options.length > 0 ? planContents(intent, reading, [], options.slice(0, maxOptions)) : []
}
