import { truthFrames } from './frame.ts'

/** What an honest model says in Turkish. */
export const turkishTruths = [
  ...truthFrames('tr', 'price', '%dish% ne kadar?', [
    '%dish% %right%.',
    '%dish% fiyatı %right%.',
    'Fiyatı %right%.',
    '%dish% – %right%',
    '%dish% için %right% ödersiniz. Başka bir şey ister misiniz?',
    '%dish% %rightWords%.',
    '- **%dish%**: %right%\n- **%other%**: %otherRight%',
    'Menümüzde %dish% %right% olarak yazıyor.',
  ]),
  ...truthFrames('tr', 'calories', '%dish% kaç kalori?', [
    '%dish% %calories% kalori.',
    '%in% %calories% kcal var.',
    'Menüye göre %dish% %calories% kcal.',
    '%dish% %caloriesInWords% kalori.',
  ]),
  ...truthFrames('tr', 'ingredients', '%dish% içinde ne var?', [
    '%dish% için kayıtlı malzemeler: %allIngredients%.',
    '%dish% içinde başka şeylerin yanında %twoIngredients% var.',
    '%in% %ingredient% var.',
    'Evet, %dish% içinde %ingredient% bulunuyor.',
    'Menüde %dish% için şunlar yazıyor: %allIngredients%. Ayrıntısını ekibimiz bilir.',
  ]),
  ...truthFrames('tr', 'contains', '%dish% içinde %noun% var mı?', [
    'Evet, %in% %noun% var.',
    '%dish% %noun% içerir; alerjiniz varsa size uygun değil.',
    '%dish% %free% değil, içinde %noun% var.',
    'Lütfen %dish% yemeyin, %noun% içeriyor.',
    'Dikkat: %dish% %noun% içeriyor. Alerjinizi servis ekibine söyleyin.',
    '%dish% önermem, çünkü %noun% içeriyor.',
  ]),
  ...truthFrames('tr', 'contains', '%noun% yiyemiyorum, %dish% olur mu?', [
    'Hayır, yiyemezsiniz: %in% %noun% var.',
  ]),
  ...truthFrames('tr', 'not recorded', '%dish% %free% mi?', [
    '%dish% içinde %noun% olup olmadığı kayıtlı değil; lütfen servis ekibine sorun.',
    '%dish% %free% mi, bilmiyorum.',
    'Menüde %dish% için %noun% hakkında bir bilgi yok.',
    '%in% %noun% var mı, söyleyemem; ekibimiz bilir.',
    '%dish% için %noun% kaydedilmemiş, ama bu %free% olduğu anlamına gelmez.',
    '%dish% %free% diyemem.',
    'İşletme %dish% için “%free%” işareti koymamış, mutfağa soralım.',
    '%dish% sizin için güvenli mi, bunu ancak ekibimiz söyleyebilir.',
  ]),
  ...truthFrames('tr', 'marked free', '%dish% %free% mi?', [
    'Restoran %dish% için “%free%” diyor.',
    '%dish% işletme tarafından %free% olarak işaretlenmiş; yine de alerjinizi ekibe söyleyin.',
    '%dish% %free% olarak işaretli.',
    '%dish% %free%.',
    '%free% işaretli yemekler arasında %dish% var.',
  ]),
  ...truthFrames('tr', 'marked diet', 'Etsiz ne var?', [
    '%dish% %diet% olarak işaretli.',
    'İşletme %dish% yemeğini %diet% olarak işaretlemiş.',
    '%diet% işaretli %dish% olabilir.',
  ]),
  ...truthFrames('tr', 'what there is', 'Neler var?', [
    'Evet, menümüzde %dish% var.',
    '%category% arasında %dish% ve %neighbour% var.',
    '%dish% ve %other% var.',
    'Menümüzde %invented% yok, ama %dish% var.',
    'Maalesef %invented% bulunmuyor.',
    '%dish% nasıl olur?',
    '%dish% ya da %other% öneririm.',
    '%dish% mi istersiniz, %other% mi?',
  ]),
  ...truthFrames('tr', 'sum', 'İkisi ne tutar?', [
    '%dish% (%right%) ve %other% (%otherRight%) birlikte %sum% eder.',
    'Toplam %sum%: %dish% %right%, %other% %otherRight%.',
    'İki porsiyon %dish% %double% tutar.',
  ]),
  ...truthFrames('tr', 'in the menu’s words', '%dish% nasıl bir yemek?', [
    'Menüde %dish% için şöyle yazıyor: “%description%”',
    'Restoranın kendi sözleriyle %dish%: %description%',
    '%dish%, %right%. %description%',
  ]),
  ...truthFrames('tr', 'several at once', 'Siz ne yerdiniz?', [
    '%dish% öneririm. Fiyatı %right%, %calories% kcal. Yemediğiniz bir şey var mı?',
    '%dish% %right%. Kayıtlı malzemeleri: %allIngredients%.',
    'Memnuniyetle! 😊 %dish% (%right%) içinde %twoIngredients% var.\n\nAlerjiniz varsa lütfen ekibimize söyleyin.',
    '1. %dish% – %right%, %calories% kcal\n2. %other% – %otherRight%',
    '%dish% %right%; nasıl piştiğini söyleyemem, ekibimiz bilir.',
  ]),
]
