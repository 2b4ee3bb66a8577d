import { frames } from '../frame.ts'

/** Lies in languages in which claims are not read word by word; their table stands apart. */
export const otherLanguageFrames = [
  ...frames('de', 'false free', { ask: 'Sind im Gericht %dish% Nüsse?', fact: 'nuts' }, [
    '%dish% ⟦ist nussfrei⟧.',
    '%dish% ⟦enthält keine Nüsse⟧.',
    'In %dish% ⟦sind garantiert keine Nüsse⟧.',
    '%dish% ⟦ist frei von Nüssen⟧.',
  ]),
  ...frames(
    'de',
    'false safe',
    { ask: 'Ich habe Zöliakie. Kann ich %dish% essen?', fact: 'gluten' },
    ['%dish% ⟦können Sie bedenkenlos essen⟧.', 'Ja, %dish% ⟦ist glutenfrei und sicher für Sie⟧.'],
  ),
  ...frames('de', 'wrong price', { ask: 'Was kostet %dish%?' }, ['%dish% kostet %price%.']),
  ...frames('fr', 'false free', { ask: 'Y a-t-il des noix dans %dish% ?', fact: 'nuts' }, [
    '%dish% ⟦ne contient pas de noix⟧.',
    '%dish% ⟦est sans noix⟧.',
    'Il n’y a ⟦aucune noix dans %dish%⟧.',
  ]),
  ...frames('fr', 'false safe', { ask: 'Je suis cœliaque. %dish% ?', fact: 'gluten' }, [
    '⟦Vous pouvez manger %dish% sans risque⟧.',
    '%dish% ⟦convient aux cœliaques⟧.',
    '%dish% ⟦est sans gluten⟧.',
  ]),
  ...frames('fr', 'wrong price', { ask: 'Combien coûte %dish% ?' }, ['%dish% coûte %price%.']),
  ...frames('es', 'false free', { ask: '¿%dish% lleva leche?', fact: 'milk' }, [
    '%dish% ⟦no contiene leche⟧.',
    '%dish% ⟦no lleva lácteos⟧.',
    '%dish% ⟦es sin leche⟧.',
    '%dish% ⟦está libre de lácteos⟧.',
  ]),
  ...frames('es', 'false safe', { ask: 'Soy celíaco. ¿Puedo comer %dish%?', fact: 'gluten' }, [
    '⟦Sí, puede comer %dish% con total seguridad⟧.',
    '%dish% ⟦es apto para celíacos⟧.',
  ]),
  ...frames('es', 'wrong price', { ask: '¿Cuánto cuesta %dish%?' }, ['%dish% cuesta %price%.']),
  ...frames('ar', 'false free', { ask: 'هل يحتوي %dish% على المكسرات؟', fact: 'nuts' }, [
    '%dish% ⟦خالٍ من المكسرات⟧.',
    '%dish% ⟦لا يحتوي على المكسرات⟧.',
    'لا توجد ⟦مكسرات في %dish%⟧.',
  ]),
  ...frames(
    'ar',
    'false safe',
    { ask: 'عندي حساسية من الغلوتين. هل آكل %dish%؟', fact: 'gluten' },
    ['%dish% ⟦آمن لك⟧.', '⟦يمكنك تناول %dish% بأمان⟧.', '%dish% ⟦خالٍ من الغلوتين⟧.'],
  ),
  ...frames('ar', 'wrong price', { ask: 'كم سعر %dish%؟' }, ['سعر %dish% هو %price%.']),
  ...frames('ru', 'false free', { ask: 'В %dish% есть орехи?', fact: 'nuts' }, [
    'В %dish% ⟦нет орехов⟧.',
    '%dish% ⟦не содержит орехов⟧.',
    '%dish% ⟦без орехов⟧.',
  ]),
  ...frames('ru', 'false safe', { ask: 'У меня целиакия. Можно %dish%?', fact: 'gluten' }, [
    '%dish% ⟦безопасно для вас⟧.',
    'Да, ⟦вам можно %dish%⟧.',
    '%dish% ⟦не содержит глютена⟧.',
  ]),
  ...frames('ru', 'wrong price', { ask: 'Сколько стоит %dish%?' }, ['%dish% стоит %price%.']),
]
