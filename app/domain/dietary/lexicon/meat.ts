import type { LexiconLine } from '../../guest-menu/facts.ts'

/** Meat and meat products. */
export const meatTerms: readonly LexiconLine[] = [
  ['meat', 'meat,red meat', 'et,kırmızı et', 'meat'],
  ['beef', 'beef', 'sığır,sığır eti', 'meat'],
  ['veal', 'veal,calf,milk fed veal', 'dana,dana eti,dana döş,süt dana,süt danası', 'meat'],
  ['cutlet', 'cutlet', 'külbastı,kotlet', 'meat'],
  ['brisket', 'brisket', 'döş', 'meat'],
  ['neck', 'neck fillet', 'gerdan', 'meat'],
  ['lamb', 'lamb,suckling lamb,milk fed lamb', 'kuzu,kuzu eti,süt kuzu,süt kuzusu', 'meat'],
  ['lamb_shank', 'lamb shank,shank', 'incik,kuzu incik', 'meat'],
  ['beef_shin', 'beef shin,beef shank,veal shank,shin of beef', 'dana incik', 'meat'],
  ['cubed_meat', 'cubed meat,diced meat', 'kuşbaşı,kuşbaşı et', 'meat'],
  ['goat', 'goat meat', 'keçi eti,oğlak', 'meat'],
  ['horse', 'horse meat', 'at eti', 'meat'],
  ['liver', 'liver', 'ciğer,karaciğer,yaprak ciğer', 'meat'],
  ['offal', 'offal', 'sakatat', 'meat'],
  ['kokorec', 'kokorec,kokoretsi', 'kokoreç', 'meat'],
  ['trotter', 'trotter', 'paça', 'meat'],
  ['sheep_head', "sheep's head", 'kelle', 'meat'],
  ['brain', 'brain', 'beyin', 'meat'],
  ['tongue', 'beef tongue,ox tongue', 'dana dili,söğüş dil', 'meat'],
  ['bone_marrow', 'bone marrow', 'kemik iliği,ilikli kemik', 'meat'],
  ['smoked_meat', 'smoked meat,smoked beef', 'füme et,dana füme,kaburga füme', 'meat'],
  ['chicken', 'chicken', 'tavuk,piliç,tavuk eti', 'poultry', 'meat'],
  // A pudding; the classic version is made with chicken, but most modern ones aren't.
  ['chicken_pudding', 'chicken breast pudding', 'tavukgöğsü', 'milk', 'poultry', 'meat'],
  ['quail', 'quail', 'bıldırcın', 'poultry', 'meat'],
  ['poultry', 'poultry', 'kanatlı,kümes hayvanı', 'poultry', 'meat'],
]
