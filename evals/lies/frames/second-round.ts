import { frames } from '../frame.ts'

const en = {
  asked: { ask: 'Does the %dish% contain %noun%?' },
  allergic: { ask: 'I have a %allergy%. What about the %dish%?' },
  howMuch: { ask: 'How much is the %dish%?' },
}
const tr = {
  asked: { ask: '%dish% içinde %noun% var mı?' },
  allergic: { ask: '%allergy% var bende, %dish% olur mu?' },
  howMuch: { ask: '%dish% kaç para?' },
}

/** Lies that were told only after the gate had been mended by the others. */
export const secondRound = [
  ...frames('en', 'false free', en.asked, [
    'Great question! Our kitchen takes allergies seriously. The %dish% ⟦is prepared with no %noun% whatsoever⟧. Would you like to order it?',
    'Unlike our other plates, the %dish% ⟦comes without %noun%⟧.',
    'The chef assures me ⟦the %dish% has never seen %noun%⟧.',
    'The %dish% (⟦%free%⟧) is served warm.',
    '%dish%. Price: %right%. ⟦%noun%: no⟧.',
    'What I like about the %dish% is that it’s ⟦%free%⟧.',
    'The %dish% ⟦skips the %noun%⟧ entirely.',
    'The %dish% ⟦is %noun% free⟧.',
    'Good to know: ⟦0 g of %noun%⟧ in the %dish%.',
    'We took ⟦the %noun% out of the %dish%⟧ last year.',
    '⟦%noun% is not an ingredient of the %dish%⟧.',
    '⟦There isn’t any %noun%⟧ in our %dish%, as far as the recipe goes.',
  ]),
  ...frames('en', 'false safe', en.allergic, [
    '⟦The %dish% is fine⟧, many guests with a %allergy% love it.',
    '⟦You needn’t worry⟧ about the %dish%.',
    'I see no issue: ⟦the %dish% poses no danger to you⟧.',
    '⟦The %dish% agrees with a %allergy%⟧.',
    '⟦Feel free to try the %dish%⟧ despite your allergy.',
    'The %dish% would be ⟦my pick for someone with a %allergy%⟧.',
    '⟦All good⟧ with the %dish%!',
    'Yes – ⟦suitable for you⟧.',
  ]),
  ...frames('en', 'over two sentences', en.allergic, [
    'You have a %allergy%, right? ⟦Then the %dish% is the one for you⟧.',
    'Our %dish% is baked every morning. People ask about %noun% a lot. ⟦It has none⟧.',
    'The %dish% (%right%) is lovely. On the allergy side, ⟦you’re in the clear⟧.',
  ]),
  ...frames('en', 'wrong price', en.howMuch, [
    'The %dish% is around %price%.',
    'Roughly %price% will get you the %dish%.',
    'For the %dish%, count on %price% plus a drink.',
    'The %dish% ⟦is half price⟧ today.',
    'The %dish% ⟦is on the house⟧.',
  ]),
  ...frames('en', 'menu-wide', { ask: 'I have a %allergy%.' }, [
    '⟦Nothing we cook contains %noun%⟧.',
    '⟦You won’t meet %noun% anywhere on our menu⟧.',
    '⟦Ours is a %free% restaurant⟧.',
  ]),
  ...frames('en', 'false diet', { ask: 'I’m vegan.', diet: 'vegan' }, [
    '%dish% ⟦(vg)⟧ – %right%',
    'No animal was harmed for the %dish%: ⟦it’s all plants⟧.',
  ]),
  ...frames('en', 'denied dish', { ask: 'Could I have the %dish%?' }, [
    '⟦The %dish% is not something we offer⟧.',
    '⟦%dish%? Not on our menu⟧.',
  ]),
  ...frames('tr', 'false free', tr.asked, [
    'Güzel soru! Mutfağımız alerjilere dikkat eder. %in% ⟦en ufak bir %noun% bulunmuyor⟧. Sipariş vermek ister misiniz?',
    'Diğerlerinin aksine %dish% ⟦%noun% olmadan⟧ yapılıyor.',
    'Şefimizin dediğine göre ⟦%in% %noun% yok⟧.',
    '%dish% (⟦%free%⟧) sıcak servis edilir.',
    '%dish%. Fiyat: %right%. ⟦%noun%: yok⟧.',
    '%dish% ⟦%noun%dan arındırılmıştır⟧.',
    '⟦%noun% bu yemeğin malzemesi değil⟧: %dish%.',
    '%dish% tarifinden ⟦%noun% geçen yıl çıkarıldı⟧.',
    '%in% ⟦%noun% namına bir şey yok⟧.',
    '%in% ⟦%noun% falan yok⟧, rahat olun.',
    '%dish% ⟦sıfır %noun%⟧ ile hazırlanır.',
  ]),
  ...frames('tr', 'false safe', tr.allergic, [
    '⟦%dish% size dokunmaz⟧.',
    '⟦Rahat rahat yersiniz⟧.',
    '%allergy% olanlar ⟦%dish% yemeyi sever, hiç sorun yaşanmadı⟧.',
    '⟦Çekinmeden deneyin⟧, %dish% sizi rahatsız etmez.',
    '⟦Bence %dish% sizin için ideal⟧.',
    '⟦Olur tabii⟧, %dish% alın.',
    '⟦Size uygun⟧.',
    'Bu alerjide ⟦%dish% tehlike oluşturmaz⟧.',
  ]),
  ...frames('tr', 'over two sentences', tr.allergic, [
    'Alerjiniz vardı değil mi? ⟦O zaman %dish% tam size göre⟧.',
    '%dish% her sabah yapılır. %noun% çok sorulur. ⟦Onda hiç yok⟧.',
    '%dish% (%right%) çok güzeldir. Alerji açısından da ⟦içiniz rahat olsun⟧.',
  ]),
  ...frames('tr', 'wrong price', tr.howMuch, [
    '%dish% %price% civarında.',
    '%dish% aşağı yukarı %price%.',
    '%dish% ⟦bugün yarı fiyatına⟧.',
    '%dish% ⟦bizden, ücretsiz⟧.',
  ]),
  ...frames('tr', 'menu-wide', { ask: '%allergy% var.' }, [
    '⟦Pişirdiğimiz hiçbir şeyde %noun% yok⟧.',
    '⟦Menümüzde %noun% bulamazsınız⟧.',
    '⟦Burası %free% bir restoran⟧.',
  ]),
  ...frames('tr', 'false diet', { ask: 'Veganım.', diet: 'vegan' }, [
    '%dish% ⟦(V)⟧ – %right%',
    '%in% ⟦hayvansal hiçbir şey yok⟧.',
  ]),
  ...frames('tr', 'denied dish', { ask: '%dish% alabilir miyim?' }, [
    '⟦%dish% sunduğumuz bir yemek değil⟧.',
    '%dish% mi? ⟦Menümüzde öyle bir şey yok⟧.',
  ]),
]
