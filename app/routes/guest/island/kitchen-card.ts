import './kitchen-card.css'
import { statedFacts, isOptionFact, type OptionFact } from '#app/domain/guest-menu/statements.ts'
import { diets } from '#app/domain/guest-menu/facts.ts'
import { isRightToLeft } from '#app/i18n/direction.ts'
import { fallbackLocale, guestLocales, type GuestLocale } from '#app/i18n/locales.ts'
import { guestLanguageNames } from '../guest-language-names.ts'
import { chatAvoidances, unnamedChatFoods } from './avoidances.ts'
import { asLocale, textsIn, type Texts } from './card-texts.ts'
import { element } from './create-element.ts'
import { toggleDialog } from './dialogs.ts'
import { chosenFacts } from './filter-choice.ts'
import { shownDish } from './dish-sheet.ts'
import { chatProp } from './lazy-chat.ts'
import { wakeLock } from './wake-lock.ts'

/*
 * What the guest avoids, in the kitchen's language and in the guest's, to show to the staff. It is
 * made on the phone: nothing is sent or stored.
 */

let own: Texts | undefined
let kitchen: Texts | undefined
let isAllergy = false

/** Loads the card's texts in both languages. */
export async function loadTexts(): Promise<void> {
  const { lang } = document.documentElement
  const loaded = await Promise.all([
    textsIn(asLocale(lang)),
    textsIn(asLocale(chatProp('kitchen'))),
  ])
  own ??= loaded[0]
  kitchen ??= loaded[1]
}

const screenOn = wakeLock()

/** Opens or closes the card. */
export function render(isOpen: boolean): void {
  if (isOpen && !dialog().open) fill()
  toggleDialog('#kitchen-card', isOpen)
  if (isOpen) screenOn.request()
  else screenOn.release()
}

function dialog(): HTMLDialogElement {
  const existing = document.querySelector<HTMLDialogElement>('#kitchen-card')
  if (existing) return existing
  const made = document.createElement('dialog')
  made.id = 'kitchen-card'
  document.body.append(made)
  return made
}

function fill(): void {
  if (!own || !kitchen) return
  const { guest } = own
  const card = dialog()
  card.setAttribute('aria-label', guest('kitchenCard'))
  const close = element('button', {
    type: 'button',
    'data-close': '',
    'aria-label': guest('close'),
  })
  close.append('×')
  const name = element('h2', { dir: 'auto' })
  name.append(document.querySelector('h1')?.textContent ?? '')
  const header = element('header')
  header.append(name, close)
  const frame = element('div')
  frame.append(header, element('div', { class: 'sides' }), footer(own))
  card.replaceChildren(frame)
  showStatements()
}

/** Shows what the guest avoids, in both languages; once if they are the same. */
function showStatements(): void {
  if (!own || !kitchen) return
  const languages = own.language === kitchen.language ? [own] : [kitchen, own]
  const facts = avoidedFacts()
  const isEmpty = facts.length === 0 && unnamedChatFoods().length === 0
  const sections = isEmpty
    ? [section(own, [own.card('empty', { filter: own.guest('filter') })])]
    : languages.map((texts) => section(texts, statementsIn(texts, facts)))
  if (!isEmpty) sections[0]?.querySelector('.statement')?.after(icons(facts))
  dialog()
    .querySelector('.sides')
    ?.replaceChildren(...sections)
}

/** What the guest avoids according to the filter or the chat, in the order of the filter. */
function avoidedFacts(): readonly OptionFact[] {
  const named = new Set([...chosenFacts().split(' '), ...chatAvoidances()])
  const inOrder: readonly OptionFact[] = [...statedFacts, ...diets]
  return [...new Set(inOrder)].filter((fact) => named.has(fact) && isOptionFact(fact))
}

const isDiet = (fact: OptionFact) => diets.some((diet) => diet === fact)

/** The statement comes first. */
function statementsIn({ language, guest, card }: Texts, facts: readonly OptionFact[]): string[] {
  const nameOf = (fact: OptionFact) => guest(`fact_${fact}`)
  const foods = unnamedChatFoods().map((food) =>
    language === own?.language ? food.own : food.kitchen,
  )
  const contents = [...facts.filter((fact) => !isDiet(fact)).map(nameOf), ...foods]
  const dietNames = facts.filter(isDiet).map(nameOf)
  const list = (names: readonly string[]) => names.join(guest('comma'))
  const said = [
    ...(contents.length > 0 ? [guest('sayAvoided', { names: list(contents) })] : []),
    ...(dietNames.length > 0 ? [guest('sayDiet', { names: list(dietNames) })] : []),
  ].map((sentence) => capitalise(sentence, language))
  const dish = shownDish()
  const dishName = language === own?.language ? dish?.name : (dish?.original ?? dish?.name)
  return [
    said.join(' '),
    ...(isAllergy ? [card('allergy')] : []),
    ...(dishName === undefined ? [] : [card('dish', { name: dishName })]),
    card('own'),
  ]
}

const capitalise = (sentence: string, language: GuestLocale) =>
  sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1)

function section({ language }: Texts, lines: readonly string[]): HTMLElement {
  const made = element('section', {
    lang: language,
    dir: isRightToLeft(language) ? 'rtl' : 'ltr',
  })
  for (const [index, line] of lines.entries()) {
    const paragraph = element('p', index === 0 ? { class: 'statement' } : {})
    paragraph.append(line)
    made.append(paragraph)
  }
  return made
}

/** Icons of what the page has icons for; the statement names them all. */
function icons(facts: readonly OptionFact[]): HTMLElement {
  const row = element('div', { class: 'icons', 'aria-hidden': 'true' })
  for (const fact of facts) {
    if (!document.getElementById(fact)) continue
    row.insertAdjacentHTML('beforeend', `<svg class="fact-icon"><use href="#${fact}"/></svg>`)
  }
  return row
}

/** What the guest can change. */
function footer({ card }: Texts): HTMLElement {
  const box = element('input', { type: 'checkbox' })
  box.checked = isAllergy
  box.addEventListener('change', () => {
    isAllergy = box.checked
    showStatements()
  })
  const allergy = element('label')
  allergy.append(box, card('allergyChoice'))
  const select = element('select')
  for (const language of guestLocales) {
    const option = element('option', { value: language, lang: language })
    option.append(guestLanguageNames[language])
    select.append(option)
  }
  select.value = kitchen?.language ?? fallbackLocale
  select.addEventListener('change', () => void chooseKitchen(select))
  const language = element('label')
  language.append(card('language'), select)
  const privacy = element('p')
  privacy.append(card('private'))
  const made = element('footer')
  made.append(allergy, language, privacy)
  return made
}

/** If its texts can't be loaded, the card stays as it is. */
async function chooseKitchen(select: HTMLSelectElement): Promise<void> {
  const chosen = await textsIn(asLocale(select.value)).catch(() => undefined)
  kitchen = chosen ?? kitchen
  select.value = kitchen?.language ?? fallbackLocale
  showStatements()
}
