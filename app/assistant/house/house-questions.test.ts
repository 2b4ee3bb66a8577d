import { expect, test } from 'vitest'
import type { Topic } from '#app/domain/guest-menu/topics.ts'
import { demoPub } from '#app/db/demo/pub/restaurant.ts'
import { demoMenu } from '../../../tests/fixtures/demo-menu.ts'
import { readConversation } from '../reading/read-conversation.ts'
import { planOn } from '../planners/offline/plan.fixture.ts'
import { phraseLanguages, type PhraseLanguage } from '../render/phrases/phrase-types.ts'

const pub = demoMenu((name) => name, demoPub)
const menu = { ...pub, restaurant: { ...pub.restaurant, visit: demoPub.visit } }

type Questions = Readonly<Record<'phone' | 'place' | 'links' | 'languages' | 'hours', string[]>>

/** What guests ask about the house, as they type it. */
const questionsIn: Readonly<Record<PhraseLanguage, Questions>> = {
  en: {
    phone: ["what's your phone number", 'can I call you?', 'phone number please'],
    place: ['where are you', "What's the address?", 'can you show me on the map'],
    links: ['are you on instagram', 'Do you have a website?'],
    languages: ['what languages is the menu in', 'is there an english menu?'],
    hours: ['are you open now?', 'is it open right now?', 'when do you close today'],
  },
  tr: {
    phone: ['telefon numaranız nedir', 'sizi nasıl arayabilirim?', 'numaranızı alabilir miyim'],
    place: ['neredesiniz', 'adresiniz nedir?', 'haritada gösterir misiniz'],
    links: ['instagramınız var mı', 'web siteniz var mı?'],
    languages: ['menü hangi dillerde var', 'ingilizce menünüz var mı?'],
    hours: ['şu an açık mısınız', 'kaçta kapanıyorsunuz?', 'bugün açık mı'],
  },
  de: {
    phone: ['Wie ist eure Telefonnummer?', 'kann ich euch anrufen'],
    place: ['Wo seid ihr?', 'wie lautet die adresse'],
    links: ['Seid ihr auf Instagram?', 'habt ihr eine webseite'],
    languages: ['In welchen Sprachen gibt es die Karte?', 'gibt es eine englische speisekarte'],
    hours: ['Habt ihr jetzt offen?', 'wann schließt ihr heute'],
  },
  fr: {
    phone: ['Quel est votre numéro de téléphone ?', 'je peux vous appeler ?'],
    place: ['Où êtes-vous ?', "c'est quoi l'adresse"],
    links: ['Vous êtes sur Instagram ?', 'vous avez un site web ?'],
    languages: ['En quelles langues est la carte ?', 'avez-vous un menu en anglais'],
    hours: ['Vous êtes ouverts maintenant ?', 'à quelle heure vous fermez'],
  },
  es: {
    phone: ['¿Cuál es su número de teléfono?', 'puedo llamaros?'],
    place: ['¿Dónde están?', 'cuál es la dirección'],
    links: ['¿Tienen Instagram?', 'tenéis página web?'],
    languages: ['¿En qué idiomas está la carta?', 'hay carta en inglés?'],
    hours: ['¿Están abiertos ahora?', 'a qué hora cierran hoy'],
  },
  it: {
    phone: ['Qual è il vostro numero di telefono?', 'posso telefonarvi?'],
    place: ['Dove siete?', "qual è l'indirizzo"],
    links: ['Siete su Instagram?', 'avete un sito web?'],
    languages: ['In quali lingue è il menù?', 'avete il menù in inglese'],
    hours: ['Siete aperti adesso?', 'a che ora chiudete oggi'],
  },
  nl: {
    phone: ['Wat is jullie telefoonnummer?', 'kan ik jullie bellen'],
    place: ['Waar zitten jullie?', 'wat is het adres'],
    links: ['Zitten jullie op Instagram?', 'hebben jullie een website'],
    languages: ['In welke talen is de kaart?', 'is er een engelse menukaart'],
    hours: ['Zijn jullie nu open?', 'hoe laat sluiten jullie vandaag'],
  },
  ru: {
    phone: ['Какой у вас номер телефона?', 'можно вам позвонить?'],
    place: ['Где вы находитесь?', 'какой у вас адрес'],
    links: ['Вы есть в инстаграме?', 'у вас есть сайт?'],
    languages: ['На каких языках меню?', 'есть меню на английском?'],
    hours: ['Вы сейчас открыты?', 'до скольки вы работаете'],
  },
  uk: {
    phone: ['Який у вас номер телефону?', 'можна вам зателефонувати?'],
    place: ['Де ви знаходитесь?', 'яка у вас адреса'],
    links: ['Ви є в інстаграмі?', 'у вас є сайт?'],
    languages: ['Якими мовами меню?', 'є меню англійською?'],
    hours: ['Ви зараз відкриті?', 'до котрої ви працюєте'],
  },
  ar: {
    phone: ['ما هو رقم هاتفكم؟', 'ممكن رقم التلفون'],
    place: ['أين أنتم؟', 'ما هو العنوان'],
    links: ['هل عندكم انستغرام؟', 'هل لديكم موقع إلكتروني'],
    languages: ['بأي لغات القائمة؟', 'هل القائمة بالإنجليزية متوفرة'],
    hours: ['هل أنتم مفتوحون الآن؟', 'متى تغلقون اليوم'],
  },
  fa: {
    phone: ['شماره تلفن شما چیست؟', 'شماره تماستون چنده'],
    place: ['کجا هستید؟', 'آدرستون کجاست'],
    links: ['اینستاگرام دارید؟', 'وب‌سایت دارید'],
    languages: ['منو به چه زبان‌هایی هست؟', 'منوی انگلیسی دارید'],
    hours: ['الان باز هستید؟', 'تا ساعت چند بازید'],
  },
  zh: {
    phone: ['你们的电话是多少？', '有聯絡方式嗎'],
    place: ['你们在哪里？', '地址是什么'],
    links: ['你们有小红书吗？', '有官网吗'],
    languages: ['菜单有哪些语言？', '有英文菜单吗'],
    hours: ['现在营业吗？', '几点关门'],
  },
}

const cases = phraseLanguages.flatMap((language) =>
  Object.entries(questionsIn[language]).flatMap(([topic, questions]) =>
    questions.map((question) => [language, question, topic] as const),
  ),
)

test.each(cases)('in %s, “%s” is about %s alone', (language, question, topic) => {
  expect(planOn(menu, [question], language)).toEqual([{ do: 'house', topic }])
})

test.each<[question: string, topics: readonly Topic[]]>([
  ['address and phone number?', ['phone', 'place']],
  ['adres ve telefon', ['phone', 'place']],
])('“%s” is about several topics', (question, topics) => {
  const parts = planOn(menu, [question])
  expect(parts.flatMap((part) => (part.do === 'house' ? part.topic : []))).toEqual(topics)
})

test.each([
  ['Can I pay with my phone?', 'payment'],
  ['Where can I charge my phone?', 'other'],
])('“%s” asks for no phone number', (question, topic) => {
  expect(planOn(menu, [question])).toEqual([{ do: 'house', topic }])
})

test('“what is in it?” lists the ingredients also for a guest who avoids one', () => {
  const parts = planOn(demoMenu(), ['fındıksız ne var?', 'künefede ne var?'], 'tr')
  expect(parts).toEqual([
    { do: 'tell', dishes: ['Künefe'], of: ['description', 'ingredients', 'note'] },
  ])
})

test('Arabic and Persian share words, and Arabic has a letter that shows it', () => {
  const reading = readConversation('ما كلمة سر الواي فاي', [], menu, 'ar')
  expect(reading.language).toBe('ar')
})

test('the assistant’s own languages are no question about the menu', () => {
  expect(planOn(menu, ['Do you speak German?'])).toEqual([{ do: 'talk', act: 'languages' }])
})
