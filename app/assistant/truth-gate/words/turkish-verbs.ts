/*
 * Turkish verbs of recording, telling and cooking in whatever form: their stems are a closed list,
 * their endings a grammar. Left out are all that take away, serve, permit or harm ("çıkar", "al",
 * "ye", "dokun"), and of all others whatever denies, supposes or speaks of what used to be.
 */

const cooking =
  'bulun|icer|barindir|kullan|kat|ekle|koy|kon|yap|hazirla|pis|pisir|kizar|kizart|kavur|kavr|hasla|firinla|marine|sun|gel|baglan|ol|ed|et|serp|dok|sur|doldur|karis|karistir'
const telling =
  'yaz|gec|belirt|isaretle|etiketle|listele|kaydet|kayded|gorun|gor|bil|anla|anlas|dusun|oner|gir|bak|oku|don|tasi'
/** Of what a guest may be asked to do. */
const asking =
  'sor|danis|ogren|konus|gorus|bildir|soyle|ilet|hatirlat|belirt|dogrula|kontrol et|teyit et'

const voice = '(?:dir|dur|tir|tur|t|il|ul|in|un|n|l)?'
const able = '(?:y?[ae]bil)?'
const tense =
  '(?:[iu]?yor|[iuae]?r|m[iu]s|y?[ae]ca[kg]|y?ece[kg]|[dt][iu][kg]|y?[ae]n|m[ae](?=[sln]|k)|y?[iu]p|y?[ae]r[ae]k|m[ae]k(?!s)|y?[ae]y[iu]m|y?[ae]l[iu]m|ken)'
const order = '(?:y?[iu]n(?:[iu]z)?)'
// No more than a word can bear: without an end, a word made of endings would be read for hours.
const endings =
  '(?:[iu]m|[iu]z|s[iu]n[iu]z|n[iu]z|m[iu]z|l[ae]r|y?[iuae]|n[iuae]|[dt][ae]n?|n[dt][ae]n?|n[iu]n|n|s[iu]|[dt][iu]r|ki|y?l[ae]|c[ae]|k){0,5}'

const forms = [
  new RegExp(`^(?:${cooking}|${telling}|${asking})${voice}${voice}${able}${tense}${endings}$`),
  new RegExp(`^(?:${asking})${voice}${order}$`),
]
/** "Verebilirsiniz" permits, but of looking and asking. */
const permits = new RegExp(`^(?!(?:${asking}|gor|bak|oku)).*bilirsin`)
/**
 * "İçerirdi", "kullanılırsa", "içermezse", "yapılmadan"; and what a stem becomes by its endings,
 * or without its dots: "öldürülüyor", "dondurulur", "geçilir", "mutfak bakıyor".
 */
const turned =
  /^gorunurde|^oldur|^dondur|^gecil|^bak(?!abilir|in)|m[ae](?:z|y|d[iuae]|m|ks)|m[iu]yor|m[ae]s[iu]n(?:l[ae]r)?$|(?:rd|yord|m[iu]st)[iu](?!r)|(?:r|yor|m[iu]s)s[ae]/

/** Whether a word is such a verb, in a form that asserts. */
export const isTurkishVerb = (word: string): boolean =>
  forms.some((form) => form.test(word)) && !turned.test(word) && !permits.test(word)
