import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import type { Topic } from '#app/domain/guest-menu/topics.ts'
import type { Visit } from '#app/domain/guest-menu/visit.ts'
import { formatTime } from '#app/domain/hours/format-time.ts'
import { openState } from '#app/domain/hours/open-state.ts'
import { weekText } from '#app/domain/hours/week-text.ts'
import { mapUrl, phoneUrl, siteName } from '#app/domain/visit/contact-links.ts'
import { weekdayName } from '#app/i18n/weekday-name.ts'
import type { Block, TextLink } from './blocks.ts'
import { capitalise } from './capitalise.ts'
import { quote } from './house-answers.ts'
import type { NamedTopic } from './phrases/phrase-types.ts'
import { textBlock } from './rendered.ts'
import type { Speaker } from './speaker.ts'

type AnsweringMenu = Pick<GuestMenu, 'restaurant' | 'languages'>

interface Answering {
  readonly speaker: Speaker
  /** When the question was asked, in ms since the epoch. */
  readonly now: number
  /** Whether the owner's text on the topic follows, so that only what it can't say is needed. */
  readonly isQuoted: boolean
}

/** Says what is recorded about a topic for guests' visits; empty if nothing is. */
export function visitAnswer(
  topic: Topic,
  { restaurant, languages = [] }: AnsweringMenu,
  { speaker, now, isQuoted }: Answering,
): readonly Block[] {
  const { name, location, visit } = restaurant
  switch (topic) {
    case 'languages':
      return [...languagesAnswer(languages, speaker), textBlock(speaker.say('languages'))]
    case 'place': {
      const links = [{ text: location, href: mapUrl(name, location) }]
      return location === '' ? [] : [record('place', location, speaker, links)]
    }
    case 'hours':
      return visit ? hoursAnswer(visit, { speaker, now, isQuoted }) : []
    case 'kitchen':
      return visit && !isQuoted ? weekAnswer(visit, speaker) : []
    case 'wifi':
      return visit && !isQuoted ? wifiAnswer(visit, speaker) : []
    case 'phone':
      return visit?.phone
        ? [
            record('phone', visit.phone, speaker, [
              { text: visit.phone, href: phoneUrl(visit.phone) },
            ]),
          ]
        : []
    case 'links': {
      const links = (visit?.links ?? []).map((href) => ({ text: siteName(href), href }))
      const words = speaker.list(links.map(({ text }) => text))
      return links.length > 0 ? [record('links', words, speaker, links)] : []
    }
    default:
      return []
  }
}

function record(
  topic: NamedTopic,
  words: string,
  speaker: Speaker,
  links?: readonly TextLink[],
): Block {
  const named = capitalise(speaker.book.topics[topic], speaker)
  const text = speaker.say('houseRecord', { topic: named, words })
  return { ...textBlock(text), ...(links && { links: [...links] }) }
}

/**
 * Says whether the restaurant is open, its hours, and the owner's notice, which may say that today
 * is different.
 */
function hoursAnswer(visit: Visit, { speaker, now, isQuoted }: Answering): readonly Block[] {
  const { hours, timeZone, notice } = visit
  const state = hours.length > 0 ? [textBlock(openSentence(hours, timeZone, now, speaker))] : []
  const week = isQuoted ? [] : weekAnswer(visit, speaker)
  return [...state, ...week, ...(notice === '' ? [] : [quote(notice, speaker)])]
}

function openSentence(
  hours: Visit['hours'],
  timeZone: string,
  now: number,
  speaker: Speaker,
): string {
  const state = openState(hours, timeZone, now)
  if (state.isOpen) {
    return state.closes === undefined
      ? speaker.say('openAlways')
      : speaker.say('openUntil', { time: formatTime(state.closes) })
  }
  if (!state.opens) return speaker.say('closedNow')
  const { minute, weekday, inDays } = state.opens
  const key = inDays === 0 ? 'opensToday' : inDays === 1 ? 'opensTomorrow' : 'opensOn'
  const day = weekdayName(speaker.language, weekday)
  return speaker.say(key, { time: formatTime(minute), day })
}

const weekAnswer = ({ hours }: Visit, speaker: Speaker): Block[] =>
  hours.length > 0 ? [record('hours', weekText(hours, speaker.language), speaker)] : []

function wifiAnswer({ wifiName: name, wifiKey: password }: Visit, speaker: Speaker): Block[] {
  if (name === '') return []
  return password === ''
    ? [record('wifi', name, speaker)]
    : [textBlock(speaker.say('houseWifi', { name, password }))]
}

function languagesAnswer(languages: readonly MenuLanguage[], speaker: Speaker): Block[] {
  if (languages.length === 0) return []
  const names = new Intl.DisplayNames(speaker.language, { type: 'language' })
  const words = speaker.list(languages.map((language) => names.of(language) ?? language))
  return [record('languages', words, speaker)]
}
