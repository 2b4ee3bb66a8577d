import type { IndexedMenu } from '#app/domain/menus/query/index-menu.ts'
import { weekText } from '#app/domain/hours/week-text.ts'
import type { Speaker } from './speaker.ts'

/** Says when headings are served, one per line; empty if none has service hours. */
export function serviceAnswer(
  ids: readonly string[],
  { headings }: IndexedMenu,
  speaker: Speaker,
): string {
  return headings
    .flatMap(({ id, name, service }) => {
      if (!service || !ids.includes(id)) return []
      const words = weekText(service.hours, speaker.language) || speaker.say('servedNever')
      return speaker.say('houseRecord', { topic: name, words })
    })
    .join('\n')
}
